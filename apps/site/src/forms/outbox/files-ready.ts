import type { FormStore } from '../core/form-store.ts';
import { filesOf, isWaiting } from '../core/form-values.ts';
import { chosenFile } from '../files/chosen-files.ts';

/**
 * Resolves when no file is on its way any more, or when there is no connection to wait for. A file whose bytes this
 * window does not have waits for nothing: it is marked as lost.
 */
export async function filesReady(store: FormStore): Promise<void> {
  for (const [field, value] of Object.entries(store.values())) {
    const items = filesOf(value);
    if (items.some((item) => isWaiting(item) && !chosenFile(item.id))) {
      store.set(
        field,
        items.map((item) => (isWaiting(item) && !chosenFile(item.id) ? { ...item, problem: 'lost' } : item)),
      );
    }
  }
  const stop = new AbortController();
  const offline = new Promise<void>((resolve) => {
    if (!navigator.onLine) resolve();
    window.addEventListener('offline', () => resolve(), { signal: stop.signal });
  });
  await Promise.race([store.filesSettled(), offline]);
  stop.abort();
}
