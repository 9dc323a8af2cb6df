import type { HydrationOptions } from 'react-dom/client';
import { watchUnsentInput } from './unsent-input.ts';

/** Watches the four places where an error can surface; returns React's share of them. */
export function watchErrors(): Pick<HydrationOptions, 'onCaughtError' | 'onUncaughtError'> {
  watchUnsentInput();
  window.addEventListener('error', ({ error }) => recover(error));
  window.addEventListener('unhandledrejection', ({ reason }) => recover(reason));
  return { onCaughtError: report, onUncaughtError: report };
}

function report(error: unknown): void {
  console.error(error);
  recover(error);
}

/** Few pages ever fail: what looks into a failure comes with the first. */
function recover(thrown: unknown): void {
  import('./look-into-error.ts').then(
    ({ lookIntoError }) => lookIntoError(thrown),
    (error: unknown) => console.error(error),
  );
}
