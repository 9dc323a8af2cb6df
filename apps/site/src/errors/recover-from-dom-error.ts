import { recordError } from './last-error.ts';
import { reloadOnce } from './reload.ts';
import { holdsUnsentInput } from './unsent-input.ts';

const prefix = 'nasaq:dom-reload:';
const maxReloads = 2;
const notAChild = [
  'The node before which the new node is to be inserted is not a child of this node',
  'Child to insert before is not a child of this node',
];

/** Reloads the page after one of the DOM errors: twice per path and session at most, and never over unsent input. */
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
 * The errors that browsers raise when something else (a translator, an extension) moved nodes that React holds: the
 * failing `insertBefore` of Chromium and of Firefox, each in its words, and WebKit's wording of the same.
 */
export function isDomError(error: unknown): boolean {
  const { name, message } = (error ?? {}) as Partial<Error>;
  if (typeof message !== 'string') return false;
  if (message.includes('The object can not be found here.')) return true;
  return name === 'NotFoundError' && message.includes('insertBefore') && notAChild.some((it) => message.includes(it));
}
