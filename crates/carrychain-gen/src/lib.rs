//! From a recipe (prime or order, word size, limbs, template, carry chain) to straight-line arithmetic.
