export { cutSlowBodies, type Pace } from './body-pace.ts';
export { chooseEncoding, encodings, type Encoding } from './choose-encoding.ts';
export { isUnchanged } from './is-unchanged.ts';
export { Representation, type Variant } from './representation.ts';
export { writeVariant } from './write-variant.ts';
