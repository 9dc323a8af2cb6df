/** What shows the blocks of a page. Loaded by pages that have some (`router/page-modules.ts`). */
export { Blocks } from './blocks.tsx';
