/** The blocks that pages are composed of. */
export { blocksField, sectionsField } from './fields.ts';
export { blocksOf, presentBlocks, presentSections } from './present.ts';
export { blockLabels } from './catalogue/index.ts';
