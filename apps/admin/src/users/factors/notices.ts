import type { PayloadRequest } from 'payload';
import { env } from '../../env.ts';
import { linkMail } from '../../accounts/index.ts';
import { queueMail } from '../../mail/index.ts';
import { userMails } from '../catalogue/index.ts';
import { mailFacts } from '../mail-facts.ts';
import type { StaffRow } from '../staff-password.ts';

/** What has happened to somebody's second factor. */
export type FactorNews = 'added' | 'removed' | 'reset' | 'recovery';

/** Its owner is told: it may not have been them. */
export async function notifyOfFactor(news: FactorNews, member: StaffRow, req: PayloadRequest): Promise<void> {
  const { company, locale } = await mailFacts(member, req);
  const { link, note, subjects, leads } = userMails[locale].secondFactor;
  const texts = { subject: subjects[news], lead: leads[news], link, note };
  const mail = linkMail({ company, locale, name: member.name, link: `${env.adminUrl}/admin/account` }, texts);
  await queueMail({ ...mail, template: 'security', to: member.email, locale }, req);
}
