import type { Locale } from '@nasaq/contract';
import { env } from '../../env.ts';
import { filled, type MailBody, type MailText, mailText, queueMail, words } from '../../mail/index.ts';
import { loadCompany } from '../../platform/company/company.ts';
import type { User } from '../../platform/payload/payload-types.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { memberName } from '../../platform/staff/member-name.ts';
import type { StaffRequest } from '../../platform/staff/staff-action.ts';
import { gapsAddress } from '../addresses.ts';
import { gapMails, gapTexts } from '../catalogue/index.ts';
import type { Gap } from '../gap.ts';
import { dayText, gapTitle } from '../gap-title.ts';

/** Tells a member of staff by mail, in the language of their menus, that a gap is theirs; within the transaction of `req`. */
export async function tellAssigned(req: StaffRequest, gap: Gap, member: User, due: string | null): Promise<void> {
  // Who has chosen no menus reads what the colleague reads.
  const locale: Locale = member.language ?? interfaceLanguage(req.i18n);
  const mail = gapAssignedMail({
    locale,
    company: await loadCompany(locale, req.payload),
    by: memberName(req.user, locale),
    gap,
    due,
  });
  await queueMail({ ...mail, template: 'assigned', to: member.email, locale }, req);
}

interface Assigned extends Pick<MailBody, 'company' | 'locale'> {
  /** Who asks for it. */
  by: string;
  gap: Pick<Gap, 'kind' | 'title'>;
  /** A day of the company. */
  due: string | null;
}

export function gapAssignedMail({ by, company, due, gap, locale }: Assigned): MailText {
  const texts = gapMails[locale].assigned;
  const values = {
    by: words(by),
    title: words(gapTitle(gap, locale)),
    what: words(gapTexts[locale].tabs[gap.kind]),
  };
  return mailText({
    locale,
    company,
    subject: filled(texts.subject, values),
    blocks: [
      { paragraph: filled(texts.lead, values) },
      ...(due ? [{ paragraph: filled(texts.due, { day: words(dayText(due, locale)) }) }] : []),
      { link: env.adminUrl + gapsAddress('/admin', { tab: gap.kind, show: 'mine' }), label: texts.open },
    ],
  });
}
