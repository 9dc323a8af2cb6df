import { fingerprintOf } from '../launch/fingerprint.mjs';

/** A hash over everything that a peer is built from: its own files, the pages that peers share, and what both take from us. */
export function peerFingerprint(name) {
  return fingerprintOf([`benchmarks/peers/${name}`, 'benchmarks/peers/pages', 'apps/site/src', 'packages']);
}
