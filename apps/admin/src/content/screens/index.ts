/** What the screens of others show of content. */
export { contentLabels } from '../catalogue/index.ts';
