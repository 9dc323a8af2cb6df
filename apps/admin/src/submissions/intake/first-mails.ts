import { afterWorkingDays, promisedDays, type SubmissionKind } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { loadOpeningHours } from '../../content/index.ts';
import { mayAcknowledge, queueMail } from '../../mail/index.ts';
import { acknowledgementMail } from '../mails/acknowledgement.ts';
import { submissionFacts } from '../record/submission-facts.ts';
import { tellStaff, type ToldSubmission } from './tell-staff.ts';

/**
 * Queues the acknowledgement to the sender, where there is an address that has not had many just now, and the notice to
 * the staff's mailbox. For a submission in the spam folder that happens when somebody says that it is none.
 */
export async function queueFirstMails(kind: SubmissionKind, doc: ToldSubmission, req: PayloadRequest): Promise<void> {
  if (doc.email && (await mayAcknowledge(doc.email, req))) {
    const facts = await submissionFacts(kind, doc, req.payload);
    const hours = await loadOpeningHours(req.payload);
    const answerBy = afterWorkingDays(hours, new Date(), promisedDays[kind])?.toISOString() ?? null;
    const mail = acknowledgementMail(facts, { answerBy, timeZone: hours.timeZone });
    const submission = { relationTo: kind, value: doc.id };
    await queueMail({ ...mail, locale: doc.locale, submission, template: 'acknowledgement', to: doc.email }, req);
  }
  await tellStaff(kind, doc, 'new', req);
}
