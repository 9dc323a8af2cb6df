import { localTime, type Locale } from '@nasaq/contract';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { companyTimeZone } from '../../content/index.ts';
import { env } from '../../env.ts';
import {
  type Block,
  filled,
  type MailBody,
  type MailText,
  mailText,
  queueMail,
  staffLocale,
  words,
} from '../../mail/index.ts';
import { loadCompany } from '../../platform/company/company.ts';
import { lockInTransaction } from '../../platform/database/advisory-locks.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { queryIn } from '../../platform/database/query.ts';
import type { User } from '../../platform/payload/payload-types.ts';
import { gapsAddress } from '../addresses.ts';
import { gapMails, gapTexts } from '../catalogue/index.ts';
import { addressOfGap } from '../gap-address.ts';
import { dayText, gapTitle } from '../gap-title.ts';
import { loadBoard, rowsOf, type ShownGap } from '../load-board.ts';

/** By the company's clock: nobody is woken. */
const begins = 8 * 60;
/** Of a day; the others stand on the board. */
const mostNamed = 5;

/**
 * Tells by mail, once a day and in the language of their menus, whoever has something to mend whose day has passed. May run
 * as often as one likes, on several hosts at once.
 */
export async function remindOverdue(payload: Payload, now: Date): Promise<void> {
  const { date, minute } = localTime(await companyTimeZone(payload), now);
  if (minute < begins) return;
  for (const member of await behind(payload, date)) {
    const language = member.language ?? (await staffLocale(payload));
    const board = await loadBoard(payload, { ...member, collection: 'users' } as TypedUser, language, now);
    const overdue = rowsOf(board, { tab: 'all', show: 'mine' }, member.id).filter((gap) => gap.isOverdue);
    if (overdue.length > 0)
      await inTransaction(payload, async (req) => {
        await lockInTransaction(req, 'settledGaps', `reminder:${member.id}`);
        if (!(await isReminded(req, member))) await remind(req, member, language, overdue);
      });
  }
}

/** Who has been given something by a day before this one. */
async function behind(payload: Payload, today: string): Promise<User[]> {
  const { docs } = await payload.find({
    collection: 'gaps',
    where: { and: [{ due: { less_than: today } }, { member: { exists: true } }, { solved_at: { exists: false } }] },
    select: { member: true },
    depth: 0,
    overrideAccess: true,
    pagination: false,
  });
  const ids = [...new Set(docs.map(({ member }) => member as number))];
  if (ids.length === 0) return [];
  const users = await payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    depth: 0,
    overrideAccess: true,
    pagination: false,
  });
  return users.docs;
}

/** Within so many hours there is one mail: hosts look every hour, not always at the same minute. */
const pause = 20;

async function isReminded(req: PayloadRequest, { email }: User): Promise<boolean> {
  const query = await queryIn(req);
  const told = await query(
    `SELECT FROM mails WHERE template = 'overdue' AND "to" = $1 AND created_at > now() - make_interval(hours => $2) LIMIT 1`,
    [email, pause],
  );
  return told.length > 0;
}

async function remind(req: PayloadRequest, { email }: User, locale: Locale, gaps: readonly ShownGap[]): Promise<void> {
  const mail = overdueMail({ locale, company: await loadCompany(locale, req.payload), gaps });
  await queueMail({ ...mail, template: 'overdue', to: email, locale }, req);
}

interface Overdue extends Pick<MailBody, 'company' | 'locale'> {
  gaps: readonly Pick<ShownGap, 'care' | 'kind' | 'locale' | 'title' | 'told'>[];
}

export function overdueMail({ company, gaps, locale }: Overdue): MailText {
  const texts = gapMails[locale].overdue;
  const admin = `${env.adminUrl}/admin`;
  const named = gaps.slice(0, mostNamed).flatMap((gap): Block[] => [
    {
      paragraph: filled(texts.row, {
        what: words(gapTexts[locale].tabs[gap.kind]),
        day: words(dayText(gap.care!.due!, locale)),
      }),
    },
    { link: addressOfGap(gap, { admin, language: locale }), label: gapTitle(gap, locale) },
  ]);
  return mailText({
    locale,
    company,
    subject: filled(texts.subject, {}),
    blocks: [
      { paragraph: filled(texts.lead, {}) },
      ...named,
      { paragraph: filled(texts.all, {}) },
      { link: gapsAddress(admin, { show: 'mine' }), label: texts.open },
    ],
  });
}
