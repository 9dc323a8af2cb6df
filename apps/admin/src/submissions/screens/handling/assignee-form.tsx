'use client';

import { Button } from '@payloadcms/ui';
import { useId } from 'react';
import { inboxTexts } from '../../catalogue/index.ts';
import type { Handled } from './handled.ts';
import { useStaffCall } from '../../../platform/staff/screens/use-staff-call.ts';

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
