'use client';

import { Button } from '@payloadcms/ui';
import { useId } from 'react';
import { inboxTexts } from '../../catalogue/index.ts';
import { DeleteButton, SpamButton } from './spam-and-delete.tsx';
import type { Handled } from '../submission-record.ts';
import { NoteForm } from './note-form.tsx';
import { StateForm } from './state-form.tsx';
import { Unnamed } from '../../../platform/staff/screens/unnamed.tsx';
import { useStaffCall } from '../../../platform/staff/screens/use-staff-call.ts';

interface Props extends Handled {
  mayDelete: boolean;
}

/** What staff do with a submission, beside it. */
export function HandlingPanel({ mayDelete, ...handled }: Props) {
  const { language, spam } = handled;
  const texts = inboxTexts[language];
  return (
    <section aria-label={texts.panel} className="inbox-panel">
      <div className="inbox-panel__part">
        <AssigneeForm {...handled} />
      </div>
      <div className="inbox-panel__part">
        {spam ? (
          <p className="inbox-hint">{texts.isSpam}</p>
        ) : (
          <>
            <Unnamed language={language} />
            <StateForm {...handled} />
          </>
        )}
      </div>
      <div className="inbox-panel__part">
        <NoteForm {...handled} />
      </div>
      {(!spam || mayDelete) && (
        <div className="inbox-panel__part inbox-panel__rare">
          {!spam && <SpamButton {...handled} />}
          {mayDelete && <DeleteButton {...handled} asked={false} />}
        </div>
      )}
    </section>
  );
}

/** Who takes care of it: chosen from the list, or oneself with one click. */
export function AssigneeForm({ assignee, colleagues, id, kind, language, me }: Handled) {
  const texts = inboxTexts[language];
  const call = useStaffCall(kind, id, texts.failed);
  const field = useId();

  async function assignTo(colleague: number | null) {
    if (await call.post('/assign', { from: assignee, assignee: colleague })) call.finish(texts.assigned);
  }

  return (
    <div className="inbox-form">
      <label className="inbox-field" htmlFor={field}>
        {texts.assignee}
        <select
          disabled={call.busy}
          id={field}
          onChange={({ target }) => void assignTo(target.value ? Number(target.value) : null)}
          value={assignee ?? ''}
        >
          <option value="">{texts.nobody}</option>
          {colleagues.map((colleague) => (
            <option key={colleague.id} value={colleague.id}>
              {colleague.name}
            </option>
          ))}
        </select>
      </label>
      {assignee !== me && (
        <Button
          buttonStyle="secondary"
          disabled={call.busy}
          margin={false}
          onClick={() => void assignTo(me)}
          size="small"
          type="button"
        >
          {texts.assignToMe}
        </Button>
      )}
      {call.error && (
        <p className="inbox-error" role="alert">
          {call.error}
        </p>
      )}
    </div>
  );
}
