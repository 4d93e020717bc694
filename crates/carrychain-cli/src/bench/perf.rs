//! The CPU's own counters, where the kernel gives them to us (virtual machines often have none).

/// Counts instructions.
#[cfg(target_os = "linux")]
pub struct Counters(perf_event::Counter);

#[cfg(target_os = "linux")]
impl Counters {
    /// Opens the counter; or says why there is none.
    pub fn open() -> Result<Self, String> {
        use perf_event::Builder;
        use perf_event::events::Hardware;
        let counter = Builder::new(Hardware::INSTRUCTIONS).build();
        counter.map(Self).map_err(|error| error.to_string())
    }

    /// Instructions that `run` takes.
    pub fn instructions(&mut self, run: impl FnOnce()) -> Option<u64> {
        self.0.reset().ok()?;
        self.0.enable().ok()?;
        run();
        self.0.disable().ok()?;
        self.0.read().ok()
    }
}

/// There are none.
#[cfg(not(target_os = "linux"))]
pub enum Counters {}

#[cfg(not(target_os = "linux"))]
impl Counters {
    /// Says why there are none.
    pub fn open() -> Result<Self, String> {
        Err("not on this system".to_owned())
    }

    /// Never called.
    pub fn instructions(&mut self, _: impl FnOnce()) -> Option<u64> {
        match *self {}
    }
}
