import type { Block } from '@nasaq/contract';
import type { ComponentType } from 'react';
import { loadedPageModule } from '../router/page-modules.ts';
import { pageParts } from '../router/route-files.ts';

/** Blocks of the page's model, by the chunk that came with it; nothing, and no chunk, where there are none. */
export function PageBlocks({ blocks }: { blocks: Block[] }) {
  if (blocks.length === 0) return null;
  const { Component } = loadedPageModule(pageParts.blocks.folder) as { Component: ComponentType<{ blocks: Block[] }> };
  return <Component blocks={blocks} />;
}

/** The form of the page's model that stands in one of its blocks, by the chunk that came with it. */
export function BlockForm() {
  const { Component } = loadedPageModule(pageParts.blockForm.folder);
  return <Component />;
}
