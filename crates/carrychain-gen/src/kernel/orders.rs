//! Orders of operations that a search by measurement has found, as data: what is generated does not depend on
//! when or where. Made by `cargo run --release -p carrychain-gen --example search_order`.

/// For each kernel that has been searched for, its orders: blocks are separated by `;`, operations are numbers.
const ORDERS: [(&str, &str); 2] = [
    (
        "adx_ladder_step_choice",
        include_str!("orders/adx_ladder_step_choice.txt"),
    ),
    ("adx_x25519", include_str!("orders/adx_x25519.txt")),
];

/// The committed orders of a kernel.
pub fn committed_orders(name: &str) -> Option<Vec<Vec<usize>>> {
    let (_, text) = ORDERS.iter().find(|(kernel, _)| *kernel == name)?;
    Some(read(text))
}

fn read(text: &str) -> Vec<Vec<usize>> {
    let number = |word: &str| word.parse().expect("a number in a committed order");
    text.split(';')
        .map(|block| block.split_whitespace().map(number).collect())
        .collect()
}

/// The text of orders.
pub fn write(orders: &[Vec<usize>]) -> String {
    let blocks: Vec<_> = orders
        .iter()
        .map(|order| {
            let lines: Vec<_> = order
                .chunks(24)
                .map(|line| {
                    line.iter()
                        .map(usize::to_string)
                        .collect::<Vec<_>>()
                        .join(" ")
                })
                .collect();
            lines.join("\n") + "\n"
        })
        .collect();
    blocks.join(";\n")
}
