import { flushSync } from 'react-dom';
import { splitLocale } from '../locale/split-locale.ts';
import { bringIn, pageChange, type PageChange } from './context.tsx';
import { holdPlace } from './reading-place.ts';
import type { ShownPage } from './router.ts';

/** The movement that is under way. */
interface Movement {
  /** Its page has come. */
  arrived: boolean;
  stop(): void;
}
let movement: Movement | undefined;

/**
 * A view transition between two pages that show the art of one entry: its cover, or its row's art, becomes the band of its
 * page, and on the way back the band becomes the cover again. An element says by `data-art` whose art it is: the path of
 * the entry's page, without locale prefix. All other changes come as they do without this file, as does everything where
 * the browser knows no view transitions or less motion is wanted.
 */
export function carryArt(change: PageChange): void {
  const { before, shown, render } = change;
  if (shown === before) {
    // A page that waits to be carried in brings what else has changed.
    if (!movement || movement.arrived) bringIn(change);
    return;
  }
  if (shown.keepScroll && localeOf(shown) !== localeOf(before)) holdPlace();
  movement?.stop();
  const [left, wanted] = [pathOf(before), pathOf(shown)];
  const leaving = left === wanted ? undefined : (artOf(wanted) ?? artOf(left));
  movement = leaving && canMove() ? move(leaving, render) : undefined;
  if (!movement) bringIn(change);
}

pageChange.follow = carryArt;

function move(leaving: HTMLElement, render: () => void): Movement {
  const art = leaving.dataset.art!;
  let named: HTMLElement | undefined;
  let ended = false;
  // A movement that gives way to the next must not take that one's name away: its end is told late.
  const name = (element?: HTMLElement) => {
    if (ended) return;
    named?.style.removeProperty('view-transition-name');
    element?.style.setProperty('view-transition-name', 'art');
    named = element;
  };
  const end = () => {
    name();
    ended = true;
  };
  name(leaving);
  const transition = document.startViewTransition(() => {
    flushSync(render);
    moving.arrived = true;
    const arriving = artOf(art);
    name(arriving);
    if (!arriving) transition.skipTransition();
  });
  const moving = {
    arrived: false,
    stop() {
      end();
      transition.skipTransition();
    },
  };
  // One that is skipped was never ready.
  transition.ready.catch(() => {});
  transition.finished.then(end, end);
  return moving;
}

const pathOf = ({ location }: ShownPage) => splitLocale(location.pathname).path;
const localeOf = ({ location }: ShownPage) => splitLocale(location.pathname).locale;

/** The art of an entry that can be seen now. */
function artOf(path: string): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>('[data-art]');
  return [...all].find((element) => element.dataset.art === path && isInView(element));
}

function isInView(element: HTMLElement): boolean {
  const { width, top, bottom } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

function canMove(): boolean {
  return 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
