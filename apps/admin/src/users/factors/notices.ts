import type { PayloadRequest } from 'payload';
import { env } from '../../env.ts';
import { linkMail } from '../../accounts/index.ts';
import { queueMail } from '../../mail/index.ts';
import { maskedEmail } from '../../platform/secrets/masked-email.ts';
import { type NewAct, recordAct } from '../../platform/staff/audit/record-act.ts';
import { userMails } from '../catalogue/index.ts';
import { mailFacts } from '../mail-facts.ts';
import type { StaffRow } from '../staff-password.ts';

/** What has happened to somebody's second factor. */
export type FactorNews = 'added' | 'removed' | 'reset' | 'recovery';

/**
 * Its owner is told, as it may not have been them, and it stands in the audit trail.
 * @param by who did it; nobody of the staff at the command line
 */
export async function notifyOfFactor(
  news: FactorNews,
  member: StaffRow,
  req: PayloadRequest,
  by: NewAct['actor'] = req.user ?? member,
): Promise<void> {
  await recordAct(
    {
      act: 'second_factor',
      kind: 'users',
      record: member.id,
      subject: maskedEmail(member.email),
      detail: news,
      actor: by,
    },
    req,
  );
  const { company, locale } = await mailFacts(member, req);
  const { link, note, subjects, leads } = userMails[locale].secondFactor;
  const texts = { subject: subjects[news], lead: leads[news], link, note };
  const mail = linkMail({ company, locale, name: member.name, link: `${env.adminUrl}/admin/account` }, texts);
  await queueMail({ ...mail, template: 'security', to: member.email, locale }, req);
}
