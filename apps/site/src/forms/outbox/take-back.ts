import type { FormStore } from '../core/form-store.ts';
import { fieldId, filesOf, type FormValues, isPending } from '../core/form-values.ts';
import { keepFile } from '../files/chosen-files.ts';
import { outbox } from './browser-outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** Brings an entry back into its form, with its files, its key and what was wrong with it. */
export async function takeBack(entry: OutboxEntry, store: FormStore): Promise<void> {
  for (const { id, file } of entry.files) keepFile(id, file);
  const { key, elapsed = 0 } = entry.submission;
  store.replace(offered(entry.values), key, entry.queuedAt - elapsed, { told: entry.told });
  // Unchanged it is the same submission, which may have come through; changed it is another.
  store.sending();
  const failures = entry.state.name === 'refused' ? entry.state.failures : [];
  if (failures.length > 0) store.setFailures(failures);
  const first = failures[0]?.field ?? Object.keys(store.fields)[0]!;
  document.getElementById(fieldId(first))?.focus();
  await outbox.remove(key);
}

/** Nothing is under way any more: a file that had not gone up can be sent again by hand, or with its form. */
function offered(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const items = filesOf(value);
      return [
        name,
        items.some(isPending)
          ? items.map((item) => (isPending(item) ? { ...item, problem: 'connection' } : item))
          : value,
      ];
    }),
  );
}
