//! Two peers shake hands as WireGuard's do, one of them on Carrychain, the other on snow's own X25519 and Poly1305, and
//! say something to each other.

use carrychain_examples::noise::wireguard::{Peer, Side, handshake, send};

fn main() -> Result<(), snow::Error> {
    let keys = Side::Carrychain.builder()?.generate_keypair()?;
    let their_keys = Side::Snow.builder()?.generate_keypair()?;
    let pre_shared = [0x5a; 32];
    let initiator = Peer {
        side: Side::Carrychain,
        secret: &keys.private,
        their_public: Some(&their_keys.public),
        pre_shared: &pre_shared,
        fixed_ephemeral: None,
    };
    let responder = Peer {
        side: Side::Snow,
        secret: &their_keys.private,
        their_public: None,
        ..initiator
    };
    let mut session = handshake(&initiator, &responder, b"timestamp")?;
    let [first, second] = session.messages.each_ref().map(Vec::len);
    println!("handshake: {first} bytes there, {second} bytes back");
    let there = send(&mut session.initiator, &mut session.responder, b"ping")?;
    let back = send(&mut session.responder, &mut session.initiator, b"pong")?;
    println!(
        "transport: {} bytes there, {} bytes back",
        there.len(),
        back.len()
    );
    Ok(())
}
