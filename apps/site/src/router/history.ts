/** An entry of the browser's history. */
export interface Location {
  /** Of this entry alone, also when its document is loaded anew; its scroll position is remembered by it. */
  key: string;
  pathname: string;
  search: string;
  hash: string;
}

/** Where the browser is. An entry that it has made by itself, for a hash that was typed for example, gets its key here. */
export function currentLocation(): Location {
  const { state } = window.history as { state: { key?: string } | null };
  const location = locationOf(window.location.href, state?.key);
  if (state?.key === undefined) window.history.replaceState({ ...state, key: location.key }, '');
  return location;
}

/**
 * @param address absolute or a path, of this site
 * @throws for an address of another site
 */
export function locationOf(address: string, key = newKey()): Location {
  const { origin, pathname, search, hash } = new URL(address, window.location.href);
  if (origin !== window.location.origin) throw new Error(`${address} is not an address of this site.`);
  return { key, pathname, search, hash };
}

/** Makes a location the current entry, which the browser shows in its address bar. */
export function enter(location: Location, how: 'push' | 'replace'): void {
  const { key } = location;
  window.history[`${how}State`]({ key }, '', hrefOf(location));
}

export function hrefOf({ pathname, search, hash }: Omit<Location, 'key'>): string {
  return pathname + search + hash;
}

/** Unique within a tab's history. */
function newKey(): string {
  return Math.random().toString(36).slice(2);
}

/** Path and query as a reader would write them, without a preview's token; what cannot be decoded stays as it is. */
export function fullPath({ pathname, search }: { pathname: string; search: string }): string {
  const path = pathname + search.replace(previewToken, (_, before: string, after: string) => after && before);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const previewToken = /([?&])preview=[^&]*(&|$)/;
