/**
 * Loads what a reader's act needs. Where that fails for lack of a connection, the page stays, says so, and it is loaded
 * again as soon as there is one; any other failure goes to `giveUp`.
 * @param onBusy the connection is back, but the reader has begun to write: the act is dropped, and nothing is returned
 */
export async function insist<T>(
  load: () => Promise<T>,
  giveUp: (error: unknown) => T | Promise<T>,
  signal: AbortSignal,
  onBusy?: () => void,
): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      const outcome = await import('./outage.ts').then(
        ({ outage }) => outage(signal),
        () => 'none',
      );
      if (outcome === 'none' && !signal.aborted) return giveUp(error);
      if (outcome === 'over, reader busy') onBusy?.();
      if (outcome !== 'over') return never;
    }
  }
}

/** Another visit, or another document, takes over. */
export const never = new Promise<never>(() => {});
