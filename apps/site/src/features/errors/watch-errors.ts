import type { HydrationOptions } from 'react-dom/client';
import { recoverFromDomError } from './recover-from-dom-error.ts';
import { watchUnsentInput } from './unsent-input.ts';

/** Watches the four places where an error can surface; returns React's share of them. */
export function watchErrors(): Pick<HydrationOptions, 'onCaughtError' | 'onUncaughtError'> {
  watchUnsentInput();
  window.addEventListener('error', ({ error }) => recoverFromDomError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => recoverFromDomError(reason));
  return { onCaughtError: report, onUncaughtError: report };
}

function report(error: unknown): void {
  console.error(error);
  recoverFromDomError(error);
}
