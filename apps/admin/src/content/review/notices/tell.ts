import type { Locale } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { env } from '../../../env.ts';
import { queueMail } from '../../../mail/index.ts';
import { queryIn } from '../../../platform/database/query.ts';
import { loadCompany } from '../../../platform/company/company.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { memberName } from '../../../platform/staff/member-name.ts';
import { findMembers, type Member, readersOf } from '../colleagues.ts';
import { titleOf } from '../state/title.ts';
import { noticeAddress } from '../addresses.ts';
import type { Subject } from '../subject.ts';
import { placeLabel } from '../state/place-label.ts';
import { withNames } from '../state/mentions.ts';
import { type NoticeType, reviewMail } from './review-mail.ts';

interface News {
  type: NoticeType;
  /** Members by their numbers. Who acts hears nothing of it, nor who may not read the entry. */
  to: readonly number[];
  locale: Locale | null;
  path?: string | null;
  thread?: number;
  /** A comment, or the note of a step. */
  text: string;
  /** Of a request: the day by which it is wished for. */
  due?: Date | null;
}

/** Tells members of staff on their dashboards and by mail, each in the language of their menus; within a transaction. */
export async function tell(req: PayloadRequest, subject: Subject, news: News): Promise<void> {
  const me = Number(req.user?.id);
  const wanted = new Set(news.to.filter((id) => id !== me));
  if (wanted.size === 0) return;
  const readers = (await readersOf(req, subject)).filter(({ id }) => wanted.has(id));
  const query = await queryIn(req);
  await query(`DELETE FROM notices WHERE member_id IS NULL OR read_at < now() - interval '90 days'`);
  for (const reader of readers) {
    await query(
      `INSERT INTO notices (member_id, type, kind, entry, locale, path, thread, actor, text, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now(), now())`,
      [
        reader.id,
        news.type,
        subject.kind,
        subject.id,
        news.locale,
        news.path ?? null,
        news.thread ?? null,
        me,
        news.text,
      ],
    );
    await sendMail(req, subject, news, reader);
  }
}

/** A review is asked of nobody any more: who has not seen it yet need not. */
export async function forgetRequest(req: PayloadRequest, { id, kind }: Subject, locale: Locale): Promise<void> {
  const query = await queryIn(req);
  await query(
    `DELETE FROM notices WHERE kind = $1 AND entry = $2 AND locale = $3 AND type = 'asked' AND read_at IS NULL`,
    [kind, id, locale],
  );
}

async function sendMail(req: PayloadRequest, subject: Subject, news: News, reader: Member): Promise<void> {
  // Who has chosen no menus reads what the colleague reads.
  const locale = reader.language ?? interfaceLanguage(req.i18n);
  const { due = null, path = null, text, type } = news;
  const members = await findMembers(req);
  const mail = reviewMail({
    type,
    locale,
    company: await loadCompany(locale, req.payload),
    by: req.user ? memberName(req.user, locale) : '',
    title: await titleOf(req, subject, locale),
    language: news.locale,
    place: path && (await placeLabel(req, subject, path, locale)),
    text: withNames(text, (id) => {
      const member = members.find((one) => one.id === id);
      return member ? memberName(member, locale) : null;
    }),
    due,
    address: `${env.adminUrl}/admin${noticeAddress(subject, news)}`,
  });
  await queueMail({ ...mail, template: 'review', to: reader.email, locale }, req);
}
