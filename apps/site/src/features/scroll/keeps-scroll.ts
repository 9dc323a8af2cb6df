/** Whether a navigation keeps the scroll position: where only the query changes, and no element is asked for. */
export function keepsScroll(pathname: string, target: string): boolean {
  const [path = '', hash] = target.split('#');
  return hash === undefined && path.split('?', 1)[0] === pathname && path.includes('?');
}
