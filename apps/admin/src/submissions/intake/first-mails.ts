import { afterWorkingDays, promisedDays, type SubmissionKind } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { loadOpeningHours } from '../../content/index.ts';
import { mayAcknowledge, queueMail, staffLocale, staffMailbox } from '../../mail/index.ts';
import { acknowledgementMail } from '../mails/sender-mails.ts';
import { type FactSource, submissionFacts } from '../record/submission-facts.ts';
import { env } from '../../env.ts';
import { type StaffNews, staffNoticeMail } from '../mails/staff-mails.ts';
import { loadCompany } from '../../platform/company/company.ts';
import { richText } from '../record/rich-value.ts';

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
  await notifyStaff(kind, doc, 'new', req);
}

/** The stored row, as far as the notice to the staff tells of it. */
export interface ToldSubmission extends FactSource {
  id: number;
  last_name?: string | null;
  email?: string | null;
  phone?: string | null;
  help_details?: string | null;
  brief?: string | null;
  cover_letter?: string | null;
}

/** Queues the notice to the staff's mailbox, in the language of the team and not in that of the sender. */
export async function notifyStaff(
  kind: SubmissionKind,
  doc: ToldSubmission,
  news: StaffNews,
  req: PayloadRequest,
): Promise<void> {
  const locale = staffLocale();
  const submission = { relationTo: kind, value: doc.id };
  const isNew = news === 'new';
  const { docs: files } = await req.payload.find({
    collection: 'uploads',
    where: { submission: { equals: submission } },
    depth: 0,
    overrideAccess: true,
    pagination: false,
    sort: 'id',
    req,
  });
  const mail = staffNoticeMail({
    kind,
    locale,
    company: await loadCompany(locale, req.payload),
    address: `${env.adminUrl}/admin/collections/${kind}/${doc.id}`,
    reference: doc.reference,
    title: doc.title ?? '',
    sender: {
      name: [doc.first_name, doc.last_name].filter(Boolean).join(' '),
      email: doc.email ?? '',
      phone: doc.phone ?? '',
    },
    files: isNew ? files : [],
    excerpt: isNew ? excerptOf(kind, doc) : '',
    news,
  });
  const to = await staffMailbox(req.payload);
  await queueMail({ ...mail, locale, submission, template: 'staff_notice', to, replyTo: doc.email ?? undefined }, req);
}

const excerptLength = 400;

/** The beginning of what the sender wrote, as text. */
function excerptOf(kind: SubmissionKind, doc: ToldSubmission): string {
  const written = doc.brief ?? doc.help_details ?? doc.cover_letter ?? '';
  const isRich = kind === 'orders' || kind === 'reports';
  const characters = [...(isRich ? richText(written) : written)];
  return characters.length <= excerptLength
    ? characters.join('')
    : `${characters.slice(0, excerptLength - 1).join('')}…`;
}
