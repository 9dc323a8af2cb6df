import { useEffect } from 'react';
import { loadCode } from '../../locale/load-code.ts';
import { useLocale } from '../../locale/translator.ts';
import type { FormStore } from '../core/form-store.ts';
import { useOutbox } from './browser-outbox.ts';
import { isIn } from './outbox-entry.ts';
import { ReceiptLine } from './receipt-line.tsx';
import { takeBack } from './take-back.ts';
import { WaitingEntry } from './waiting-entry.tsx';

interface Props {
  store: FormStore;
  /** Name of the form's draft. */
  draft: string;
  /** The form was just handed over: what became of it takes the focus. */
  handedOver: boolean;
}

/** Above a form: what was written in it and is not with the server yet. One that was refused goes back into an empty form by itself. */
export function FormOutbox({ store, draft, handedOver }: Props) {
  const locale = useLocale();
  const entries = useOutbox().filter((entry) => entry.draft === draft);
  const refused = entries.find((entry) => isIn(entry, 'refused') && entry.locale === locale);

  // The page of another window or language may be reached without a connection: its code comes with the form's.
  useEffect(() => void loadCode(() => import('./outbox-bar.tsx')).catch(() => {}), []);
  useEffect(() => {
    if (refused && !store.dirty()) void takeBack(refused, store);
  }, [refused, store]);

  if (entries.length === 0) return null;
  return (
    <div className="form-outbox">
      {entries.map((entry) =>
        isIn(entry, 'sent') ? (
          <ReceiptLine key={entry.submission.key} entry={entry} className="form-outbox__receipt" />
        ) : (
          <WaitingEntry key={entry.submission.key} entry={entry} store={store} focused={handedOver} />
        ),
      )}
    </div>
  );
}
