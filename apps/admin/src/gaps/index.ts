/** What is missing, outdated, searched for in vain, rated low or waits, over all capabilities. Other parts import from here alone. */

export { gapsRoute, translationsRoute } from './addresses.ts';
export { gapTexts } from './catalogue/index.ts';
export { gapActs, gapFigures, gaps } from './care/collections.ts';
export { startGapFigures } from './figures/nightly.ts';
