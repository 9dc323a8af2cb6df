import { reloadGuardTtl } from '@nasaq/contract';

const prefix = 'nasaq:reload:';

/**
 * Loads an address as a document, at most once in ten seconds for each path.
 * `false` where that has just happened, or where storage is unavailable and a loop could not be told from a first try.
 */
export function reloadOnce(url: URL, load: (url: URL) => void = loadDocument, now = Date.now()): boolean {
  const key = prefix + url.pathname;
  try {
    const last = Number(sessionStorage.getItem(key) ?? Number.NEGATIVE_INFINITY);
    if (now - last < reloadGuardTtl) return false;
    sessionStorage.setItem(key, String(now));
    if (sessionStorage.getItem(key) !== String(now)) return false;
  } catch {
    return false;
  }
  load(url);
  return true;
}

/** Leaves the app for a full load of an address; `assign` to the address that is shown would, with a hash, only scroll. */
export function loadDocument(url: URL): void {
  if (url.href === window.location.href) window.location.reload();
  else window.location.assign(url);
}
