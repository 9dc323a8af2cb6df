import { afterWorkingDays, type Locale, promisedDays, type SubmissionKind } from '@nasaq/contract';
import { excerpt } from '@nasaq/translation';
import type { Payload, PayloadRequest } from 'payload';
import { loadOpeningHours } from '../../content/index.ts';
import { mayAcknowledge, queueMail, staffLocale, staffMailbox } from '../../mail/index.ts';
import { acknowledgementMail } from '../mails/sender-mails.ts';
import { type FactSource, submissionFacts } from '../record/submission-facts.ts';
import { env } from '../../env.ts';
import { type StaffNews, staffNoticeMail } from '../mails/staff-mails.ts';
import { loadCompany } from '../../platform/company/company.ts';
import { richText } from '../record/rich-value.ts';
import { answersText } from '../record/asked.ts';
import { findFormOf, recipientsOf } from '../forms/form-settings.ts';
import type { Form } from '../../platform/payload/payload-types.ts';

/**
 * Queues the acknowledgement to the sender, where there is an address that has not had many just now, and the notice to
 * the staff's mailbox. For a submission in the spam folder that happens when somebody says that it is none.
 */
export async function queueFirstMails(kind: SubmissionKind, doc: ToldSubmission, req: PayloadRequest): Promise<void> {
  const form = await formOf(kind, doc, req.payload, req);
  if (doc.email && (await mayAcknowledge(doc.email, req))) {
    const facts = await submissionFacts(kind, doc, req.payload);
    const hours = await loadOpeningHours(req.payload);
    const answerBy = afterWorkingDays(hours, new Date(), form?.days ?? promisedDays[kind])?.toISOString() ?? null;
    const own = {
      subject: form?.[`mail_subject_${doc.locale}`]?.trim() ?? '',
      text: form?.[`mail_text_${doc.locale}`]?.trim() ?? '',
    };
    const mail = acknowledgementMail(facts, { answerBy, timeZone: hours.timeZone, days: form?.days, own });
    const submission = { relationTo: kind, value: doc.id };
    await queueMail({ ...mail, locale: doc.locale, submission, template: 'acknowledgement', to: doc.email }, req);
  }
  await notifyStaff(kind, doc, 'new', req, form);
}

/** The form as its owner has it now: who is told and what is promised does not depend on when it was opened. */
export async function formOf(
  kind: SubmissionKind,
  doc: ToldSubmission,
  payload: Payload,
  req?: PayloadRequest,
): Promise<Form | null> {
  if (kind !== 'responses') return findFormOf(kind, payload, req);
  const id = typeof doc.form === 'object' ? doc.form?.id : doc.form;
  if (!id) return null;
  const found = await payload.findByID({
    collection: 'forms',
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    ...(req ? { req } : {}),
  });
  return found as Form | null;
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
  /** One of the owner's forms. */
  form?: number | { id: number } | null;
  asked?: unknown;
}

/** Queues the notice to whoever a form names, each in a language of their own, else to the staff's mailbox in the team's. */
export async function notifyStaff(
  kind: SubmissionKind,
  doc: ToldSubmission,
  news: StaffNews,
  req: PayloadRequest,
  form?: Form | null,
): Promise<void> {
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
  const noticeIn = async (locale: Locale) =>
    staffNoticeMail({
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
      excerpt: isNew ? excerptOf(kind, doc, locale) : '',
      news,
    });
  const own = recipientsOf(form === undefined ? await formOf(kind, doc, req.payload, req) : form, doc.locale);
  for (const { locale, to } of await readersOf(own, doc.locale, req))
    await queueMail(
      {
        ...(await noticeIn(locale)),
        locale,
        submission,
        template: 'staff_notice',
        to,
        replyTo: doc.email ?? undefined,
      },
      req,
    );
}

/** Members read the language of their menus, whoever else a form names the one of the list that names them. */
async function readersOf(
  named: readonly string[],
  listLocale: Locale,
  req: PayloadRequest,
): Promise<{ to: string; locale: Locale }[]> {
  if (named.length === 0) return [{ to: await staffMailbox(req.payload), locale: await staffLocale(req.payload) }];
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { email: { in: named.map((to) => to.toLowerCase()) } },
    select: { email: true, language: true },
    depth: 0,
    overrideAccess: true,
    pagination: false,
    req,
  });
  const usual = await staffLocale(req.payload);
  const members = new Map(docs.map(({ email, language }) => [email.toLowerCase(), language ?? usual]));
  return named.map((to) => ({ to, locale: members.get(to.toLowerCase()) ?? listLocale }));
}

const excerptLength = 400;

/** The beginning of what the sender wrote, as text. */
function excerptOf(kind: SubmissionKind, doc: ToldSubmission, locale: Locale): string {
  const written = doc.brief ?? doc.help_details ?? doc.cover_letter ?? '';
  const isRich = kind === 'orders' || kind === 'reports';
  const told = [isRich ? richText(written) : written, answersText(doc.asked, locale)];
  return excerpt(told.filter(Boolean).join('\n'), excerptLength);
}
