import type { Block } from '@nasaq/contract';
import type { ComponentType } from 'react';
import { loadedPageModule } from '../router/page-modules.ts';
import { blocksFolder } from '../router/route-files.ts';

/** Blocks of the page's model, by the chunk that came with it; nothing, and no chunk, where there are none. */
export function PageBlocks({ blocks }: { blocks: Block[] }) {
  if (blocks.length === 0) return null;
  const { Component } = loadedPageModule(blocksFolder) as { Component: ComponentType<{ blocks: Block[] }> };
  return <Component blocks={blocks} />;
}
