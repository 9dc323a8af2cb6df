/** Letters of a field, or a block of a text, as they stand in the window now. */
export type BoxOf = () => DOMRect | null;

/**
 * Brings words into sight, clear of what stays above and below the fields. What is drawn or folded beside them moves them
 * for a moment more: they are followed until it stands, or until somebody moves by themselves.
 * @param control that has them
 * @param frames so long they are followed
 */
export function reveal(boxOf: BoxOf, control: HTMLElement, frames = following): void {
  ending?.abort();
  ending = new AbortController();
  const { signal } = ending;
  for (const moved of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(moved, () => ending?.abort(), { capture: true, passive: true, signal });
  let left = frames;
  const follow = () => {
    if (signal.aborted || !control.isConnected) return;
    const box = boxOf();
    if (box) bringIntoSight(box, freeSpace(control));
    left -= 1;
    if (left > 0) requestAnimationFrame(follow);
    else ending?.abort();
  };
  follow();
}

/** A row that was moved, or what of it has the keys where there is no room for all of it. */
export function revealRow(row: HTMLElement): void {
  reveal(() => {
    const box = row.getBoundingClientRect();
    const keyed = row.contains(document.activeElement) ? document.activeElement : null;
    return box.height > innerHeight / 2 && keyed ? keyed.getBoundingClientRect() : box;
  }, row);
}

let ending: AbortController | undefined;

/** In frames. */
const following = 40;
/** Between the words and what covers the others, in pixels. */
const margin = 8;
/** Words that have been led to have some before them, in pixels. */
const lead = 96;

interface Space {
  from: number;
  to: number;
}

function bringIntoSight({ bottom, height, top }: DOMRect, { from, to }: Space): void {
  const isSeen = top >= from + margin && (bottom <= to - margin || height > to - from - 2 * margin);
  const isBegun = top <= to - margin - Math.min(height, (to - from) / 2);
  if (isSeen && isBegun) return;
  const above = Math.max(margin, Math.min(lead, (to - from - height) / 2));
  // At once: a page that glides there is still under way when the words move.
  scrollBy({ top: top - from - above, behavior: 'instant' });
}

/** Of the window, between what sticks to its top and what stands at its end. */
function freeSpace(control: HTMLElement): Space {
  const desk = control.closest<HTMLElement>('.desk');
  const field = control.closest<HTMLElement>('.desk-field');
  const above = [
    ...(desk?.querySelectorAll<HTMLElement>(':is(.desk-head, .desk-bar, .desk-notices)') ?? []),
    ...(field?.querySelectorAll<HTMLElement>(':is(.desk-toolbar, .desk-source)') ?? []),
  ];
  const below = [...(desk?.querySelectorAll<HTMLElement>(':is(.desk-panels, .desk-dock, .desk-preview)') ?? [])];
  const from = Math.max(0, ...above.map(stuckTo));
  const to = innerHeight - Math.max(0, ...below.map(standingHeight));
  // What is offered for the text comes a moment after the keys.
  const offered = desk?.matches(':not([data-narrow], [data-panel="sheet"], :has(> .desk-preview))') ? 0.34 : 0;
  return { from, to: Math.max(from, Math.min(to, innerHeight * (1 - offered))) };
}

/** How far down it reaches once it sticks, in pixels. */
function stuckTo(element: HTMLElement): number {
  const { display, position, top } = getComputedStyle(element);
  return position === 'sticky' && display !== 'contents' ? (Number.parseFloat(top) || 0) + element.offsetHeight : 0;
}

function standingHeight(element: HTMLElement): number {
  const { bottom, position } = getComputedStyle(element);
  const isAtEnd = position === 'fixed' || (position === 'sticky' && bottom !== 'auto');
  return isAtEnd ? element.offsetHeight : 0;
}
