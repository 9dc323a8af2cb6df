/**
 * A filter that leads to a document, because scripts did not run yet or its data could not be had, loses the focus of
 * who followed it: it goes back to the filter that is chosen now. A page that only says what went wrong has it too.
 */
export function focusFollowed(): void {
  const { activeElement, body, referrer } = document;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (activeElement !== body || visit?.type !== 'navigate' || !referrer.startsWith(`${location.origin}/`)) return;
  const place = chosenFilter(referrer) ?? document.querySelector<HTMLElement>('main:has(> .screen)');
  place?.focus({ preventScroll: true });
}

/** Of several rows of filters, each of which has its choice, the one in which the choice was another before. */
function chosenFilter(before: string): HTMLElement | undefined {
  const { href, pathname } = location;
  if (before === href || new URL(before).pathname !== pathname) return undefined;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main nav a')];
  const chosen = links.filter((link) => link.ariaCurrent === 'true' && link.href === href);
  const changed = (link: HTMLElement) =>
    links.some((other) => other.href === before && other.closest('ul') === link.closest('ul'));
  return chosen.find(changed) ?? chosen[0];
}
