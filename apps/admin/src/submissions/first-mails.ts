import { afterWorkingDays, promisedDays, type SubmissionKind } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { loadOpeningHours } from '../chat/opening-hours.ts';
import { env } from '../env.ts';
import { mayAcknowledge } from '../mail/acknowledgement-limit.ts';
import { staffMailbox } from '../mail/mailboxes.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { acknowledgementMail } from '../mail/templates/acknowledgement.ts';
import { staffNoticeMail } from '../mail/templates/staff-notice.ts';
import { richText } from './rich-value.ts';
import { submissionFacts, type FactSource } from './submission-facts.ts';

/** The stored row, as far as its first mails need it. */
export interface MailedSubmission extends FactSource {
  id: number;
  email?: string | null;
  help_details?: string | null;
  brief?: string | null;
  cover_letter?: string | null;
}

const excerptLength = 400;

/**
 * Queues the acknowledgement to the sender, where there is an address that has not had many just now, and the notice to the staff's mailbox. For a
 * submission in the spam folder that happens when somebody says that it is none.
 */
export async function queueFirstMails(kind: SubmissionKind, doc: MailedSubmission, req: PayloadRequest): Promise<void> {
  const facts = await submissionFacts(kind, doc, req.payload);
  const common = { locale: doc.locale, submission: { relationTo: kind, value: doc.id } };
  if (doc.email && (await mayAcknowledge(doc.email, req))) {
    const hours = await loadOpeningHours(req.payload);
    const answerBy = afterWorkingDays(hours, new Date(), promisedDays[kind])?.toISOString() ?? null;
    const mail = acknowledgementMail(facts, { answerBy, timeZone: hours.timeZone });
    await queueMail({ ...common, ...mail, template: 'acknowledgement', to: doc.email }, req);
  }
  const address = `${env.adminUrl}/admin/collections/${kind}/${doc.id}`;
  const mail = staffNoticeMail(facts, address, excerptOf(kind, doc));
  const mailbox = await staffMailbox(req.payload);
  await queueMail({ ...common, ...mail, template: 'staff_notice', to: mailbox, replyTo: doc.email ?? undefined }, req);
}

/** The beginning of what the sender wrote, as text. */
function excerptOf(kind: SubmissionKind, doc: MailedSubmission): string {
  const written = doc.brief ?? doc.help_details ?? doc.cover_letter ?? '';
  const isRich = kind === 'orders' || kind === 'reports';
  const characters = [...(isRich ? richText(written) : written)];
  return characters.length <= excerptLength
    ? characters.join('')
    : `${characters.slice(0, excerptLength - 1).join('')}…`;
}
