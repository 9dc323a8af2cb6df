import { hold } from './connection.ts';

/** Milliseconds between two looks, where the browser believes in a connection that leads nowhere. */
const pause = 5_000;
/** Milliseconds that the site has to say anything at all. */
const timeout = 5_000;

export type Outcome =
  /** The site answers: what failed has another reason. */
  | 'none'
  /** There was no connection, and there is one again. */
  | 'over'
  /** The same, but the reader has begun to write meanwhile: nothing may take the page away. */
  | 'over, reader busy'
  /** Nobody wants any more what it was for. */
  | 'unwanted';

/**
 * Finds out whether a failure came from the lack of a connection, and waits until there is one. The page stays and says
 * that something waits.
 */
export async function outage(signal: AbortSignal): Promise<Outcome> {
  if (await reachable()) return 'none';
  const visit = hold(signal);
  const ended = new AbortController();
  let busy = false;
  document.addEventListener('input', () => (busy = true), { signal: ended.signal });
  do await nextChance(signal);
  while (!signal.aborted && !(await reachable()));
  ended.abort();
  if (signal.aborted) return 'unwanted';
  forgetFailedStyles();
  if (busy) visit.drop();
  else visit.release();
  return busy ? 'over, reader busy' : 'over';
}

/** Any answer counts, whatever its status. */
async function reachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeout) });
    return true;
  } catch {
    return false;
  }
}

/** The browser says that it is online again, or a moment has passed in which it said nothing. */
function nextChance(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const timer = setTimeout(end, pause);
    function end() {
      clearTimeout(timer);
      ended.abort();
      resolve();
    }
    window.addEventListener('online', end, { signal: ended.signal });
    signal.addEventListener('abort', end, { signal: ended.signal });
    if (signal.aborted) end();
  });
}

/** The bundler takes a stylesheet that stands in the page for one that has come; a link that failed would stay in the way. */
function forgetFailedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')) {
    if (link.sheet === null) link.remove();
  }
}
