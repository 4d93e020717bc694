//! Taking CPU features away. In a process of its own, because they never come back.

use carrychain::cpu::{Features, detected, features, restrict};
use carrychain::poly1305::POLY1305;

#[test]
fn restricting_only_takes_away() {
    let all = detected();
    assert_eq!(features(), all);

    restrict(Features::NONE);
    assert_eq!(features(), all);

    let mut left = all;
    for (feature, name) in Features::NAMES {
        restrict(feature);
        left = left.without(feature);
        assert_eq!(features(), left, "after {name}");
        // A second time, and what is not there: no change.
        restrict(feature);
        assert_eq!(features(), left, "after {name} again");
    }
    assert_eq!(features(), Features::NONE);
    assert_eq!(detected(), all);

    // What needs nothing is still served, also in another thread.
    let names = std::thread::spawn(|| POLY1305.available().map(|i| i.name).collect::<Vec<_>>());
    assert_eq!(names.join().unwrap().len(), 2);
    assert_eq!(POLY1305.in_use().needs, Features::NONE);
    assert!(POLY1305.get("no such implementation").is_none());
}
