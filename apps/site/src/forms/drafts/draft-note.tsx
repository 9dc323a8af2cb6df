import { useState } from 'react';
import { useFormat, useT } from '../../locale/translator.ts';
import { Notice } from '../../ui/notice.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import type { DraftState } from './use-draft.ts';

/** Above a form: what stands in it was written earlier, or was sent from another window. */
export function DraftNote({ draft }: { draft: DraftState }) {
  const t = useT();
  const { date } = useFormat();
  const { restoredAt, goneElsewhere } = draft;
  if (goneElsewhere) return <Notice>{t('outbox.draft.gone')}</Notice>;
  if (restoredAt === null) return null;
  return (
    <Notice>
      {t('outbox.draft.restored', { date: date(new Date(restoredAt).toISOString()) })} <Discard draft={draft} />
    </Notice>
  );
}

/** Below a form, as the legal page promises: what is written stays on this device, and can be thrown away. */
export function DraftEnd({ draft }: { draft: DraftState }) {
  const t = useT();
  if (!draft.unsent) return null;
  return (
    <p className="draft-end">
      {t('outbox.draft.kept')} <Discard draft={draft} />
    </p>
  );
}

/** Asks once more: what is thrown away cannot be brought back. The harmless answer has the focus. */
function Discard({ draft }: { draft: DraftState }) {
  const t = useT();
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <button type="button" className="link draft-discard" onClick={() => setAsked(true)}>
        {t('outbox.draft.discard')}
      </button>
    );
  }
  return (
    <span role="group" aria-label={t('outbox.draft.sure')} className="draft-sure">
      {t('outbox.draft.sure')}{' '}
      <button type="button" className="link draft-discard" onClick={draft.discard}>
        {t('outbox.draft.discard_all')}
      </button>{' '}
      <button type="button" className="link draft-discard" ref={takeFocus} onClick={() => setAsked(false)}>
        {t('outbox.draft.keep')}
      </button>
    </span>
  );
}
