//! The command `synth`: a modulus and hints in, code out.

use crate::error::Error;
use crate::modulus::Modulus;
use crate::print;
use crate::recipe::{CarryChain, Factor, Recipe, Template};
use crate::template::{self, Field};
use clap::{Parser, ValueEnum};
use std::path::{Path, PathBuf};

/// An output language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Lang {
    /// Rust, `no_std`, without unsafe code.
    Rust,
    /// The intermediate representation as JSON.
    Ir,
}

/// Print field arithmetic for a modulus.
#[derive(Clone, Debug, Parser)]
pub struct Args {
    /// A prime: `2^255-19`, decimal, or 0x hexadecimal
    #[arg(allow_hyphen_values = true)]
    pub modulus: String,
    /// Bits of a word: 32 or 64
    #[arg(long, default_value_t = 64)]
    pub word: u32,
    /// Words of an element [default: as few as will do]
    #[arg(long)]
    pub limbs: Option<usize>,
    /// Output language
    #[arg(long, value_enum, default_value_t = Lang::Rust)]
    pub lang: Lang,
    /// Representation [default: Solinas if the modulus is of that form, else Montgomery]
    #[arg(long, value_enum)]
    pub template: Option<Template>,
    /// Order of the carries: `0,1,2,0` one by one, `0+1+2,0+1+2` in parallel passes
    #[arg(long)]
    pub carry_chain: Option<CarryChain>,
    /// Largest tight limb, in units of 2^(bits of the limb) [default: 17/16]
    #[arg(long)]
    pub tight: Option<Factor>,
    /// Largest loose limb, in units of the largest tight one [default: 3]
    #[arg(long)]
    pub loose: Option<Factor>,
    /// Only these functions
    #[arg(long, value_delimiter = ',')]
    pub functions: Vec<String>,
    /// Take the helper functions from this Rust module instead of printing them
    #[arg(long, value_name = "PATH")]
    pub helpers: Option<String>,
    /// Write to this file, whole or not at all
    #[arg(short, long)]
    pub output: Option<PathBuf>,
}

impl Args {
    /// The field, by the recipe that these arguments give.
    pub fn field(&self) -> Result<Field, Error> {
        let modulus = Modulus::read(&self.modulus)?;
        let only_unsaturated = [
            ("--carry-chain", self.carry_chain.is_some()),
            ("--tight", self.tight.is_some()),
            ("--loose", self.loose.is_some()),
        ];
        let mut given = only_unsaturated.iter().filter(|(_, given)| *given);
        let template = match (self.template, given.next()) {
            (Some(template), Some((option, _))) if template != Template::UnsaturatedSolinas => {
                return Err(Error::Parameter(format!(
                    "{option}: is for --template {}, not {}",
                    Template::UnsaturatedSolinas.name(),
                    template.name()
                )));
            }
            (Some(template), _) => template,
            (None, Some(_)) => Template::UnsaturatedSolinas,
            (None, None) => self.guess(&modulus),
        };
        self.with_template(&modulus, template)
    }

    /// The first template that will do, whatever the functions: Solinas in full words; with carries put off, unless that
    /// takes many more limbs; Montgomery.
    fn guess(&self, modulus: &Modulus) -> Template {
        let least = self.fewest_words(modulus);
        let most = least + (least / 4).max(1);
        let every_function = Self {
            functions: Vec::new(),
            ..self.clone()
        };
        every_function
            .with_template(modulus, Template::SaturatedSolinas)
            .or_else(|_| every_function.with_template(modulus, Template::UnsaturatedSolinas))
            .ok()
            .filter(|field| self.limbs.is_some() || field.recipe.limbs <= most)
            .map_or(Template::WordByWordMontgomery, |field| {
                field.recipe.template
            })
    }

    /// How many words hold the modulus.
    fn fewest_words(&self, modulus: &Modulus) -> usize {
        modulus.value.bits().div_ceil(u64::from(self.word.max(1))) as usize
    }

    /// With the limbs asked for, or the fewest that will do.
    fn with_template(&self, modulus: &Modulus, template: Template) -> Result<Field, Error> {
        if let Some(limbs) = self.limbs {
            return self.try_recipe(modulus, template, limbs);
        }
        let least = self.fewest_words(modulus);
        let mut result = self.try_recipe(modulus, template, least);
        for limbs in least + 1..=2 * least {
            // More limbs do not help a function that is not there.
            if matches!(result, Ok(_) | Err(Error::Function(_))) {
                break;
            }
            result = self.try_recipe(modulus, template, limbs);
        }
        result
    }

    fn try_recipe(
        &self,
        modulus: &Modulus,
        template: Template,
        limbs: usize,
    ) -> Result<Field, Error> {
        let recipe = Recipe {
            carry_chain: self.carry_chain.clone(),
            tight: self.tight.unwrap_or(Recipe::TIGHT),
            loose: self.loose.unwrap_or(Recipe::LOOSE),
            ..Recipe::new(modulus.clone(), self.word, limbs, template)
        };
        template::build(&recipe, &self.functions)
    }

    /// The text that these arguments ask for.
    pub fn text(&self) -> Result<String, Error> {
        if self.lang == Lang::Ir && self.helpers.is_some() {
            return Err(Error::Parameter("--helpers: is for --lang rust".to_owned()));
        }
        let field = self.field()?;
        Ok(match self.lang {
            Lang::Rust => {
                print::rust::print(&field, &command(&field, self), self.helpers.as_deref())
            }
            Lang::Ir => print::json::print(&field),
        })
    }
}

/// The command line that makes `field` again, with nothing left to defaults that might change.
fn command(field: &Field, args: &Args) -> String {
    let Recipe {
        modulus: Modulus { expression, .. },
        word,
        limbs,
        template,
        tight,
        loose,
        ..
    } = &field.recipe;
    let mut line = format!(
        "carrychain-gen synth '{expression}' --word {word} --limbs {limbs} --lang rust --template {}",
        template.name()
    );
    if *template == Template::UnsaturatedSolinas {
        line += &format!(" --tight {tight} --loose {loose}");
        if let Some(chain) = &field.recipe.carry_chain {
            line += &format!(" --carry-chain {chain}");
        }
    }
    if !args.functions.is_empty() {
        line += &format!(" --functions {}", args.functions.join(","));
    }
    if let Some(module) = &args.helpers {
        line += &format!(" --helpers {module}");
    }
    line
}

/// Runs the command: to standard output, or to the file asked for.
pub fn run(args: &Args) -> Result<(), Error> {
    let text = args.text()?;
    match &args.output {
        None => {
            use std::io::Write;
            let written = std::io::stdout().lock().write_all(text.as_bytes());
            written.map_err(|e| Error::Io(format!("standard output: {e}")))
        }
        Some(path) => write_whole(path, &text),
    }
}

/// Writes a temporary file beside the one that `path` leads to, then renames it, so that there is never half a file. What is
/// there and is no file (a pipe, a terminal) is written to.
fn write_whole(path: &Path, text: &str) -> Result<(), Error> {
    let path = &std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if path.exists() && !path.is_file() {
        return std::fs::write(path, text)
            .map_err(|e| Error::Io(format!("{}: {e}", path.display())));
    }
    let mut temporary = path.as_os_str().to_owned();
    temporary.push(format!(".{}.tmp", std::process::id()));
    let temporary = PathBuf::from(temporary);
    let result = std::fs::write(&temporary, text).and_then(|()| std::fs::rename(&temporary, path));
    result.map_err(|e| {
        // The error reported is the first one; a leftover that cannot be removed does not change it.
        let _ = std::fs::remove_file(&temporary);
        Error::Io(format!("{}: {e}", path.display()))
    })
}
