/** In milliseconds: the editor of rich text tells its form half a second after a key at the latest. */
const longest = 1000;
/** Safari has no idle time; the editor waits there for a frame and a tenth of a second. */
const withoutIdleTime = 200;

/** When the browser has nothing else to do: the editor of rich text tells its form only then what was typed. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: longest });
    else setTimeout(resolve, withoutIdleTime);
  });
}
