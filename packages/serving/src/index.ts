export { cutSlowBodies, type Pace } from './body-pace.ts';
export { bestOf, chooseEncoding, encodings, type Encoding } from './choose-encoding.ts';
export { isNetwork, limitKey, senderReader, type Sender } from './client-address.ts';
export { Gate, GateFull, type GateOptions } from './gate.ts';
export { isUnchanged } from './is-unchanged.ts';
export { refuseOddRequest } from './odd-requests.ts';
export { Representation, type Variant } from './representation.ts';
export { TokenBuckets } from './token-buckets.ts';
export { writeVariant } from './write-variant.ts';
