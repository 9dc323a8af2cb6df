import { useSyncExternalStore } from 'react';
import { isolated } from '@nasaq/contract';
import { useLocale, useT } from '../../locale/translator.ts';
import { Notice } from '../../ui/notice.tsx';
import { useEnhanced } from '../../ui/use-enhanced.ts';
import { renamedChoices } from '../core/called-choices.ts';
import { useForm } from '../core/use-field.ts';

/** Above a form that its owner has changed since somebody wrote in it: what has no place any more, what has another name. */
export function ChangedFormNotes() {
  return (
    <>
      <LeftoverNote />
      <RenamedNote />
    </>
  );
}

/** What was written into fields that it has no more. Nobody has to guess what became of it. */
function LeftoverNote() {
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

/** An answer that says something else now than when it was given is its reader's to judge. */
function RenamedNote() {
  const t = useT();
  const locale = useLocale();
  const { fields, store } = useForm();
  const called = useSyncExternalStore(store.subscribe, store.called, store.called);
  const renamed = renamedChoices(fields, called, locale);
  if (renamed.length === 0) return null;
  return (
    <Notice tone="warning">
      <p>{t('forms.renamed.title')}</p>
      <dl className="leftovers">
        {renamed.map(({ before, field, now, value }) => (
          <div key={`${field} ${value}`}>
            <dt dir="auto">{fields[field]?.label}</dt>
            <dd>{t('forms.renamed.choice', { before: isolated(before), now: isolated(now) })}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="link draft-discard" onClick={store.acceptNames}>
        {t('forms.renamed.accept')}
      </button>
    </Notice>
  );
}
