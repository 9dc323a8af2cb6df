'use client';

import { inboxTexts } from '../../catalogue/index.ts';
import { AssigneeForm } from './assignee-form.tsx';
import { DeleteButton } from './delete-button.tsx';
import type { Handled } from './handled.ts';
import { NoteForm } from './note-form.tsx';
import { SpamButton } from './spam-button.tsx';
import { StateForm } from './state-form.tsx';

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
        {spam ? <p className="inbox-hint">{texts.isSpam}</p> : <StateForm {...handled} />}
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
