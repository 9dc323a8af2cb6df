import { useEffect } from 'react';
import { alignBlocks, clearGaps } from './align.ts';
import type { Editors } from './editors.ts';

/** Keeps the paragraphs of both editors at the same height, while they stand beside each other. */
export function useAligned({ ar, en }: Editors, isBeside: boolean): void {
  useEffect(() => {
    if (!en || !ar) return;
    if (!isBeside) return clearGaps(en, ar);
    let frame = 0;
    // In the frame in which the text is drawn, and once for all that changes until then.
    const align = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => alignBlocks(en, ar));
    };
    const size = new ResizeObserver(align);
    const stops = [en, ar].flatMap((editor) => [
      editor.registerUpdateListener(align),
      editor.registerRootListener((root, before) => {
        if (before) size.unobserve(before);
        if (root) size.observe(root);
      }),
    ]);
    align();
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      for (const stop of stops) stop();
    };
  }, [ar, en, isBeside]);
}
