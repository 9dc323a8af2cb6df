'use client';

import type { Locale, SubmissionKind } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import Link from 'next/link.js';
import { useState } from 'react';
import { menuNumber } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import type { Colleague } from '../submission-record.ts';
import { inboxTexts } from '../../catalogue/index.ts';
import { AssignDialog, StateDialog } from './bulk-dialogs.tsx';
import { bulkTexts } from '../../catalogue/index.ts';
import { usePicked } from './picked.tsx';
import { useBulkCall } from './use-bulk-call.ts';

interface Props {
  /** Who may be assigned. */
  colleagues: readonly Colleague[];
  kind: SubmissionKind;
  language: Locale;
  /** The address of the list. */
  list: string;
}

/** What may be done with all rows that are ticked, and what came of it; nothing to be seen while there is neither. */
export function BulkBar({ colleagues, kind, language, list }: Props) {
  const texts = bulkTexts[language];
  const words = inboxTexts[language];
  const digits = menuNumber(language);
  const { picked, pickOnly, rows } = usePicked();
  const call = useBulkCall(kind, { digits, texts, unreachable: words.failed });
  const [dialog, setDialog] = useState<'assign' | 'state' | null>(null);
  const refused = (call.told?.refused ?? []).map(({ id, message }) => ({
    id,
    message,
    reference: rows.find((row) => row.id === id)?.reference ?? digits.format(id),
  }));
  const markSpam = (spam: boolean) =>
    void call.run(
      '/spam',
      picked.map(({ id }) => ({ id })),
      { spam },
    );
  const buttons = [
    { label: texts.assign, shown: true, act: () => setDialog('assign') },
    { label: texts.state, shown: picked.some(({ spam }) => !spam), act: () => setDialog('state') },
    { label: words.markSpam, shown: picked.some(({ spam }) => !spam), act: () => markSpam(true) },
    { label: words.notSpam, shown: picked.some(({ spam }) => spam), act: () => markSpam(false) },
    { label: texts.clear, shown: true, act: () => pickOnly([]) },
  ].filter(({ shown }) => shown);
  const shared = { call, language, onClose: () => setDialog(null), picked };
  return (
    <section aria-label={texts.title} className="inbox-bulk">
      {picked.length > 0 && (
        <div className="inbox-bulk__acts">
          {buttons.map(({ act, label }) => (
            <Button
              key={label}
              buttonStyle="secondary"
              disabled={call.busy}
              margin={false}
              onClick={act}
              size="medium"
              type="button"
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      <p aria-live="polite" className="inbox-bulk__count">
        {call.busy ? words.working : picked.length > 0 && fill(texts.picked, { count: digits.format(picked.length) })}
      </p>
      {call.error && !dialog && (
        <p className="inbox-error" role="alert">
          {call.error}
        </p>
      )}
      {call.told && (
        <div className="inbox-error inbox-bulk__refused" role="alert">
          <p>
            {call.told.summary} {texts.notDone}
          </p>
          <ul>
            {refused.map(({ id, message, reference }) => (
              <li key={id}>
                <Link href={`${list}/${id}`} prefetch={false}>
                  <bdi className="inbox-reference" dir="ltr">
                    {reference}
                  </bdi>
                </Link>{' '}
                {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      {dialog === 'assign' && <AssignDialog {...shared} colleagues={colleagues} />}
      {dialog === 'state' && <StateDialog {...shared} digits={digits} kind={kind} />}
    </section>
  );
}
