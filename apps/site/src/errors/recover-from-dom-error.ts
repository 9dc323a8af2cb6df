import { recordError } from './last-error.ts';
import { reloadOnce } from './reload.ts';
import { holdsUnsentInput } from './unsent-input.ts';

const prefix = 'nasaq:dom-reload:';
const maxReloads = 2;

/** Reloads the page after one of the two DOM errors: twice per path and session at most, and never over unsent input. */
export function recoverFromDomError(error: unknown): void {
  recordError(error, window.location.pathname);
  if (!isDomError(error) || holdsUnsentInput()) return;
  const url = new URL(window.location.href);
  const key = prefix + url.pathname;
  try {
    const count = Number(sessionStorage.getItem(key) ?? 0);
    if (count < maxReloads && reloadOnce(url)) sessionStorage.setItem(key, String(count + 1));
  } catch {
    // Without storage a loop could not be told from a first try: the error screen stays.
  }
}

/**
 * The two errors that browsers raise when something else (a translator, an extension) moved nodes that React holds:
 * Chromium's failing `insertBefore`, and WebKit's wording of the same.
 */
export function isDomError(error: unknown): boolean {
  const { name, message } = (error ?? {}) as Partial<Error>;
  if (typeof message !== 'string') return false;
  if (message.includes('The object can not be found here.')) return true;
  return (
    name === 'NotFoundError' &&
    message.includes('insertBefore') &&
    message.includes('The node before which the new node is to be inserted is not a child of this node')
  );
}
