import type { Locale } from '@nasaq/contract';
import Link from 'next/link.js';
import type { Payload, Where } from 'payload';
import { inboxTexts } from '../../catalogue/index.ts';
import { mailsInState } from '../../../mail/index.ts';
import { menuNumber } from '../../../platform/staff/interface-language.ts';

interface Props {
  language: Locale;
  payload: Payload;
}

/** For administrators: mails that do not reach anybody. Nothing where all do. */
export async function MailWarnings({ language, payload }: Props) {
  const texts = inboxTexts[language].board;
  const { failed, kept, waiting } = await countMails(payload);
  const warnings = (
    [
      { state: 'failed', text: texts.failedMails, mails: failed },
      { state: 'queued', text: texts.waitingMails, mails: waiting },
      { state: 'kept', text: texts.keptMails, mails: kept },
    ] as const
  ).filter(({ mails }) => mails > 0);
  if (warnings.length === 0) return null;
  return (
    <ul className="inbox-board__warnings">
      {warnings.map(({ mails, state, text }) => (
        <li key={state} className={state === 'kept' ? undefined : 'inbox-board__urgent'}>
          {text} {menuNumber(language).format(mails)}{' '}
          <Link href={`${payload.config.routes.admin}${mailsInState(state)}`} prefetch={false}>
            {texts.show}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const tooLong = 60 * 60 * 1000;

/** Mails that have not reached anybody: given up, waiting for over an hour, or kept for want of a mail server. */
export async function countMails(payload: Payload) {
  const count = async (...and: Where[]) =>
    (await payload.count({ collection: 'mails', where: { and }, overrideAccess: true })).totalDocs;
  const late = new Date(Date.now() - tooLong).toISOString();
  const [failed, waiting, kept] = await Promise.all([
    count({ state: { equals: 'failed' } }),
    count({ state: { equals: 'queued' } }, { createdAt: { less_than: late } }),
    count({ state: { equals: 'kept' } }),
  ]);
  return { failed, waiting, kept };
}
