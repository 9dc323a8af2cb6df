/** What has to be, told in the middle of a step. */
export { expect as expected } from 'vitest';
