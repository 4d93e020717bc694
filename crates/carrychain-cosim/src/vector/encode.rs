//! VEX, EVEX and SSE instructions as bytes.

/// The operand in ModRM's rm field.
#[derive(Clone, Copy, Debug)]
pub enum Rm {
    /// A vector, mask or general register.
    Register(u8),
    /// Memory: base register and displacement.
    Memory(u8, Displacement),
}

/// How a displacement is written.
#[derive(Clone, Copy, Debug)]
pub enum Displacement {
    /// Not at all, if the base register allows it.
    None,
    /// One byte; EVEX multiplies it.
    Short(i8),
    /// Four bytes.
    Long(i32),
}

/// An instruction but for its operands.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// With EVEX.
    pub evex: bool,
    /// 1: 0F, 2: 0F38, 3: 0F3A.
    pub map: u8,
    /// The prefix in it: 0: none, 1: 66, 2: F3, 3: F2.
    pub pp: u8,
    /// W.
    pub w: u8,
    /// 2, 4 or 8.
    pub lanes: u8,
    /// The opcode.
    pub opcode: u8,
    /// The mask register, 0 for none.
    pub mask: u8,
    /// Unselected lanes become 0.
    pub zeroing: bool,
    /// One quadword of memory for every lane.
    pub broadcast: bool,
    /// The immediate.
    pub immediate: Option<u8>,
}

impl Form {
    /// With a register (or opcode extension) in the reg field, one in vvvv, and an operand.
    pub fn with(&self, reg: u8, vvvv: u8, rm: Rm) -> Vec<u8> {
        let (low, fifth) = match rm {
            Rm::Register(r) => (r, r >> 4 & 1),
            Rm::Memory(base, _) => (base, 0),
        };
        let not = |bit: u8| 1 ^ bit & 1;
        let mut bytes = if self.evex {
            let p0 = not(reg >> 3) << 7
                | not(fifth) << 6
                | not(low >> 3) << 5
                | not(reg >> 4) << 4
                | self.map;
            let p1 = self.w << 7 | (!vvvv & 15) << 3 | 4 | self.pp;
            let length = self.lanes.trailing_zeros() as u8 - 1;
            let p2 = u8::from(self.zeroing) << 7
                | length << 5
                | u8::from(self.broadcast) << 4
                | not(vvvv >> 4) << 3
                | self.mask;
            vec![0x62, p0, p1, p2]
        } else {
            let rest = (!vvvv & 15) << 3 | u8::from(self.lanes == 4) << 2 | self.pp;
            if self.map == 1 && self.w == 0 && low < 8 {
                vec![0xc5, not(reg >> 3) << 7 | rest]
            } else {
                let p = not(reg >> 3) << 7 | 0x40 | not(low >> 3) << 5 | self.map;
                vec![0xc4, p, self.w << 7 | rest]
            }
        };
        bytes.push(self.opcode);
        bytes.extend(modrm(reg, rm));
        bytes.extend(self.immediate);
        bytes
    }
}

/// SSE: prefix, REX if need be, 0F and the opcode.
pub fn sse(pp: u8, opcode: u8, reg: u8, rm: Rm) -> Vec<u8> {
    let (Rm::Register(low) | Rm::Memory(low, _)) = rm;
    let prefix: &[u8] = [&[][..], &[0x66], &[0xf3], &[0xf2]][usize::from(pp & 3)];
    let mut bytes = prefix.to_vec();
    let rex = 0x40 | (reg & 8) >> 1 | (low & 8) >> 3;
    if rex != 0x40 {
        bytes.push(rex);
    }
    bytes.extend([0x0f, opcode]);
    bytes.extend(modrm(reg, rm));
    bytes
}

fn modrm(reg: u8, rm: Rm) -> Vec<u8> {
    let field = (reg & 7) << 3;
    let (base, displacement) = match rm {
        Rm::Register(r) => return vec![0xc0 | field | r & 7],
        Rm::Memory(base, displacement) => (base & 7, displacement),
    };
    let (mode, bytes) = match displacement {
        Displacement::None if base != 5 => (0, vec![]),
        Displacement::None => (0x40, vec![0]),
        Displacement::Short(d) => (0x40, d.to_le_bytes().to_vec()),
        Displacement::Long(d) => (0x80, d.to_le_bytes().to_vec()),
    };
    let mut tail = vec![mode | field | base];
    if base == 4 {
        tail.push(0x24);
    }
    tail.extend(bytes);
    tail
}
