import { keptScroll } from './scroll.ts';

/** From the page's main part down to what the reader looks at, while the page is exchanged for its other language. */
let held: readonly Step[] | null = null;

/**
 * Notes where the reader is, told by the structure of the page and not by pixels: its two languages are built alike, but
 * never of the same height. The page that comes next and keeps its scroll is shown there.
 */
export function holdPlace(): void {
  held = readingPlace();
}

keptScroll.settle = () => {
  if (held) returnTo(held);
  held = null;
};

/** One child of an element. */
interface Step {
  index: number;
  tag: string;
  /** How many children its parent has: where they are others, the structures part. */
  siblings: number;
  /** How far the reader is in it, 0 at its top, 1 at its foot. */
  share: number;
}

/** `null` at the top of a page, and outside its main part. */
function readingPlace(): readonly Step[] | null {
  const main = document.querySelector('main');
  const line = readingLine();
  if (main === null || window.scrollY === 0 || shareOf(main, line) === null) return null;
  const steps: Step[] = [];
  for (let element: Element | undefined = main; element;) {
    const children: Element[] = [...element.children];
    element = children.find((child) => shareOf(child, line) !== null);
    if (!element) break;
    const { tagName: tag } = element;
    steps.push({ index: children.indexOf(element), tag, siblings: children.length, share: shareOf(element, line)! });
  }
  return steps;
}

/** Scrolls to the same place of the page that stands now, as far down as it is built like the other. */
function returnTo(steps: readonly Step[]): void {
  let element = document.querySelector('main');
  let share: number | null = null;
  for (const step of steps) {
    const child: Element | undefined = element?.children[step.index];
    if (!child || child.tagName !== step.tag || element!.children.length !== step.siblings) break;
    element = child as HTMLElement;
    ({ share } = step);
  }
  if (element === null || share === null) return;
  const { top, height } = element.getBoundingClientRect();
  window.scrollBy({ top: top + height * share - readingLine(), behavior: 'instant' });
}

/** Pixels below the window's top where a reader is taken to look: the upper third. */
function readingLine(): number {
  return window.innerHeight / 3;
}

function shareOf(element: Element, line: number): number | null {
  const { top, height } = element.getBoundingClientRect();
  const share = (line - top) / height;
  return height > 0 && share >= 0 && share < 1 ? share : null;
}
