'use client';

import { stateLabel, submissionStates, type Locale, type SubmissionKind } from '@nasaq/contract';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { DialogActions } from '../../../platform/staff/screens/dialog-actions.tsx';
import { type Colleague, type SubmissionRecord, assigneeOf } from '../submission-record.ts';
import { TextArea } from '../../../platform/staff/screens/text-area.tsx';
import { inboxTexts } from '../../catalogue/index.ts';
import { bulkTexts } from '../../catalogue/index.ts';
import type { useBulkCall } from './use-bulk-call.ts';

interface Props {
  call: ReturnType<typeof useBulkCall>;
  language: Locale;
  onClose: () => void;
  picked: readonly SubmissionRecord[];
}

/** Gives all of them to one colleague, or to nobody. */
export function AssignDialog({ colleagues, picked, ...props }: Props & { colleagues: readonly Colleague[] }) {
  const { call, language, onClose } = props;
  const texts = bulkTexts[language];
  const words = inboxTexts[language];
  const [to, setTo] = useState('');
  const field = useId();

  async function assign() {
    const rows = picked.map((row) => ({ id: row.id, from: assigneeOf(row) }));
    if (await call.run('/assign', rows, { assignee: to === 'nobody' ? null : Number(to) })) onClose();
  }

  return (
    <BulkDialog
      {...props}
      confirm={texts.assignNow}
      isReady={to !== ''}
      onConfirm={() => void assign()}
      title={texts.assign}
    >
      <label className="inbox-field" htmlFor={field}>
        {words.assignee}
        <select id={field} onChange={({ target }) => setTo(target.value)} value={to}>
          <option disabled value="">
            {words.choose}
          </option>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value="nobody">{words.nobody}</option>
        </select>
      </label>
      <p className="inbox-hint">{texts.assignHint}</p>
    </BulkDialog>
  );
}

interface StateProps extends Props {
  digits: Intl.NumberFormat;
  kind: SubmissionKind;
}

/** Gives all of them one state. Nothing is said to the senders but the state, and that only if it is wished. */
export function StateDialog({ digits, kind, picked, ...props }: StateProps) {
  const { call, language, onClose } = props;
  const texts = bulkTexts[language];
  const words = inboxTexts[language];
  const [to, setTo] = useState('');
  const [reason, setReason] = useState('');
  const [mail, setMail] = useState(false);
  const field = useId();
  const silent = picked.filter(({ email }) => !email).length;
  const needsReason = kind === 'applications' && to === 'rejected';
  const isReady = to !== '' && (!needsReason || reason.trim() !== '');

  async function change() {
    const rows = picked.map(({ email, id, state }) => ({ id, from: state, mail: mail && Boolean(email) }));
    if (await call.run('/state', rows, { to, reason: needsReason ? reason : '' })) onClose();
  }

  return (
    <BulkDialog
      {...props}
      confirm={words.changeState}
      isReady={isReady}
      onConfirm={() => void change()}
      title={texts.state}
    >
      <label className="inbox-field" htmlFor={field}>
        {words.newState}
        <select id={field} onChange={({ target }) => setTo(target.value)} value={to}>
          <option disabled value="">
            {words.choose}
          </option>
          {Object.keys(submissionStates[kind]).map((state) => (
            <option key={state} value={state}>
              {stateLabel(kind, state, language)}
            </option>
          ))}
        </select>
      </label>
      {needsReason && (
        <TextArea hint={words.reasonHint} label={words.reason} onChange={setReason} required value={reason} />
      )}
      <div>
        <label className="inbox-check">
          <input
            checked={mail}
            disabled={silent === picked.length}
            onChange={({ target }) => setMail(target.checked)}
            type="checkbox"
          />
          <span>{texts.mail}</span>
        </label>
        <p className="inbox-hint">
          {texts.mailHint} {silent > 0 && fill(texts.silent, { count: digits.format(silent) })}
        </p>
      </div>
    </BulkDialog>
  );
}

interface DialogProps extends Pick<Props, 'call' | 'language' | 'onClose'> {
  children: ReactNode;
  confirm: string;
  isReady: boolean;
  onConfirm: () => void;
  title: string;
}

function BulkDialog({ call, children, confirm, isReady, language, onClose, onConfirm, title }: DialogProps) {
  const words = inboxTexts[language];
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby={heading} className="inbox-dialog inbox-dialog--question" onClose={onClose}>
      <h2 id={heading}>{title.replace('…', '')}</h2>
      <div className="inbox-form">{children}</div>
      <DialogActions
        busy={call.busy}
        cancel={words.cancel}
        confirm={call.busy ? words.working : confirm}
        error={call.error}
        isReady={isReady}
        onCancel={() => dialog.current?.close()}
        onConfirm={onConfirm}
      />
    </dialog>
  );
}
