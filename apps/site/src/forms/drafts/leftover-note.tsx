import { useSyncExternalStore } from 'react';
import { useT } from '../../locale/translator.ts';
import { Notice } from '../../ui/notice.tsx';
import { useEnhanced } from '../../ui/use-enhanced.ts';
import { useForm } from '../core/use-field.ts';

/** Above a form: what was written into fields that it has no more. Nobody has to guess what became of it. */
export function LeftoverNote() {
  const t = useT();
  const enhanced = useEnhanced();
  const { store } = useForm();
  const leftovers = useSyncExternalStore(store.subscribe, store.leftovers, store.leftovers);
  if (leftovers.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>{t('forms.leftovers.title')}</p>
      <dl className="leftovers">
        {leftovers.map(({ label, name, shown }) => (
          <div key={name}>
            <dt dir="auto">{label || t('forms.leftovers.answer')}</dt>
            <dd dir="auto">{shown}</dd>
          </div>
        ))}
      </dl>
      {enhanced && (
        <button type="button" className="link draft-discard" onClick={store.forgetLeftovers}>
          {t('forms.leftovers.forget')}
        </button>
      )}
    </Notice>
  );
}
