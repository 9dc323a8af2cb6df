import type { Block } from '@nasaq/contract';
import { Blocks } from '../../content/blocks/index.ts';

/** No page of its own: shows the blocks of another, where that says (`PageBlocks`). */
export function Component({ blocks }: { blocks?: Block[] }) {
  return blocks && <Blocks blocks={blocks} />;
}
