import { correspondence } from '@nasaq/translation';
import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical';
import { type Block, blocksOf } from './blocks.ts';

/** How far a block is moved down so that it stands beside its own of the other language. */
const gap = '--desk-gap';

/** Beyond so many blocks the eye holds no more onto lines, and measuring them would be felt. */
const most = 1200;

interface Side {
  elements: (HTMLElement | null)[];
  /** Where each block would begin if nothing was moved, from the top of its editor. */
  natural: number[];
  gaps: number[];
}

/** Puts the blocks of two editors that stand beside each other at the same height, wherever they belong together. */
export function alignBlocks(first: LexicalEditor, second: LexicalEditor): void {
  const blocks = [standing(first), standing(second)] as const;
  if (blocks[0].length > most || blocks[1].length > most) return clearGaps(first, second);
  const sides = [measured(first, blocks[0]), measured(second, blocks[1])] as const;
  const partners = correspondence(kindsOf(blocks[0]), kindsOf(blocks[1]));
  const wanted = [sides[0].gaps.map(() => 0), sides[1].gaps.map(() => 0)] as const;
  const moved: [number, number] = [0, 0];
  for (const [one, other] of partners) {
    const at = [sides[0].natural[one]! + moved[0], sides[1].natural[other]! + moved[1]] as const;
    const line = Math.max(...at);
    wanted[0][one] = line - at[0];
    wanted[1][other] = line - at[1];
    moved[0] += line - at[0];
    moved[1] += line - at[1];
  }
  sides.forEach(({ elements, gaps }, side) =>
    elements.forEach((element, place) => {
      const pixels = Math.round(wanted[side]![place]!);
      if (element && Math.abs(pixels - gaps[place]!) >= 1) element.style.setProperty(gap, `${pixels}px`);
    }),
  );
}

/** The blocks that can be moved by themselves. */
function standing(editor: LexicalEditor): Block[] {
  return blocksOf(editor).filter(({ isInside }) => !isInside);
}

/** Each text flows by itself again, as where one stands above the other. */
export function clearGaps(...editors: LexicalEditor[]): void {
  for (const editor of editors)
    for (const element of editor.getRootElement()?.querySelectorAll<HTMLElement>(`[style*="${gap}"]`) ?? [])
      element.style.removeProperty(gap);
}

/** The place of the block that belongs to the one at a place; `null` where it stands alone. */
export function partnerOf(own: readonly string[], others: readonly string[], place: number): number | null {
  return correspondence(own, others).find(([one]) => one === place)?.[1] ?? null;
}

function measured(editor: LexicalEditor, blocks: Block[]): Side {
  const top = editor.getRootElement()?.getBoundingClientRect().top ?? 0;
  const elements = blocks.map(({ key }) => editor.getElementByKey(key));
  const gaps = elements.map((element) => Number.parseFloat(element?.style.getPropertyValue(gap) ?? '') || 0);
  let moved = 0;
  const natural = elements.map((element, place) => {
    moved += gaps[place]!;
    return (element?.getBoundingClientRect().top ?? top) - top - moved;
  });
  return { elements, natural, gaps };
}

export function kindsOf(blocks: readonly { kind: string }[]): string[] {
  return blocks.map(({ kind }) => kind);
}
