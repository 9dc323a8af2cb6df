/** The demo company and its loader. Other parts import from here alone. */

export { prepareContent } from './load.ts';
export { markdownConverter } from './load/markdown.ts';
