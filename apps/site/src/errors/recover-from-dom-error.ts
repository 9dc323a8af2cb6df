import { isDomError } from './dom-error.ts';
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
