import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { dateFormat } from '../../locale/format.ts';
import { type T, useT, useTranslator } from '../../locale/translator.ts';
import '../../styles/forms.css';
import { Button } from '../../ui/buttons.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import type { FormStore } from '../core/form-store.ts';
import { outbox } from './browser-outbox.ts';
import { entryName } from './entry-name.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { takeBack } from './take-back.ts';

interface Props {
  entry: OutboxEntry;
  store: FormStore;
  focused: boolean;
}

/** One submission that waits or came back: why, that nothing is lost, and what its sender can do. */
export function WaitingEntry({ entry, store, focused }: Props) {
  const t = useT();
  const { locale, tag } = useTranslator();
  const heading = useRef<HTMLHeadingElement>(null);
  const writing = useSyncExternalStore(store.subscribe, store.dirty, () => false);
  const { state, submission, queuedAt, files } = entry;
  const waiting = state.name === 'waiting';
  const date = dateFormat(tag, { dateStyle: 'long', timeStyle: 'short' }).format(queuedAt);
  const id = `waiting-${submission.key}`;

  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);

  return (
    <section className={`waiting waiting--${state.name}`} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className="waiting__title">
        {title(entry, t)}
      </h2>
      <p>{reason(entry, t)}</p>
      {waiting && <p>{t('outbox.safe')}</p>}
      <p className="waiting__what">
        {t('outbox.written', { kind: entryName(entry, locale), date })}
        {files.length > 0 && ` (${t('outbox.files', { count: files.length })})`}
      </p>
      {entry.locale !== locale ? (
        <p>
          <a className="link" href={entry.path}>
            {t('outbox.other_language')}
          </a>
        </p>
      ) : (
        <div className="waiting__actions">
          {waiting && (
            <Button type="button" size="sm" onClick={() => void outbox.flush(true)}>
              {t('outbox.send_now')}
            </Button>
          )}
          {!writing && (
            <Button
              type="button"
              size="sm"
              variant={waiting ? 'secondary' : 'primary'}
              onClick={() => void takeBack(entry, store)}
            >
              {t(waiting ? 'outbox.edit' : 'outbox.correct')}
            </Button>
          )}
          <Delete onDelete={() => void outbox.remove(submission.key)} />
          {writing && <p className="waiting__hint">{t('outbox.edit_first')}</p>}
        </div>
      )}
    </section>
  );
}

function title({ state: { name } }: OutboxEntry, t: T): string {
  if (name === 'refused') return t('outbox.refused_title');
  return t(name === 'rejected' ? 'outbox.rejected_title' : 'outbox.waiting_title');
}

function reason({ state }: OutboxEntry, t: T): string {
  if (state.name === 'refused') return t('outbox.refused', { count: state.failures.length });
  if (state.name === 'rejected') return state.message ?? t(`outbox.rejected.${state.reason}`);
  return t(`outbox.reason.${state.name === 'waiting' ? state.reason : 'offline'}`);
}

/** Asks once more; the harmless answer has the focus. */
function Delete({ onDelete }: { onDelete: () => void }) {
  const t = useT();
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <Button type="button" size="sm" variant="transparent" onClick={() => setAsked(true)}>
        {t('outbox.delete')}
      </Button>
    );
  }
  return (
    <div role="group" aria-label={t('outbox.delete_sure')} className="waiting__sure">
      <p>{t('outbox.delete_sure')}</p>
      <Button type="button" size="sm" variant="danger" onClick={onDelete}>
        {t('outbox.delete_yes')}
      </Button>{' '}
      <Button type="button" size="sm" variant="secondary" ref={takeFocus} onClick={() => setAsked(false)}>
        {t('outbox.delete_no')}
      </Button>
    </div>
  );
}
