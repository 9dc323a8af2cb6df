import { isolated, type Locale } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import type { Previewed } from '../../entry/previewed.ts';
import { queryOn } from '../../../platform/database/query.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { memberName } from '../../../platform/staff/member-name.ts';
import { findMembers, type Member } from '../colleagues.ts';
import { withNames } from '../state/mentions.ts';
import { titleOf } from '../state/title.ts';
import { isAllowed, type Subject } from '../subject.ts';
import type { NoticeType } from './review-mail.ts';

interface About {
  subject: Subject;
  locale: Locale | null;
  title: string;
  /** As the menus name the member; null for who has left. */
  by: string | null;
  /** ISO 8601. */
  at: string;
}

/** A review that is asked for and waits. */
export interface OpenReview extends About {
  locale: Locale;
  /** Of whoever may, or of the reader. */
  ofMe: boolean;
  /** The day by which it is wished for; null without. */
  due: string | null;
}

/** What the reader was told. */
export interface OwnNotice extends About {
  id: number;
  type: NoticeType;
  path: string | null;
  thread: number | null;
  /** With names in the place of numbers. */
  text: string;
  isRead: boolean;
}

interface Row {
  kind: Previewed;
  entry: number;
  locale: Locale | null;
  actor: number | null;
  created_at: Date;
}

const mostShown = 20;

/** Reviews that wait for the reader, or for whoever may; their own requests are not among them. First what is due first, then what has waited longest. */
export async function openReviews(req: PayloadRequest): Promise<OpenReview[]> {
  const me = Number(req.user?.id);
  const rows = await queryOn(req.payload)<Row & { asked: number | null; due: Date | null; locale: Locale }>(
    `SELECT kind, entry::int, locale, actor::int, asked::int, due, created_at FROM (
       SELECT DISTINCT ON (kind, entry, locale) * FROM history
       WHERE act IN ('asked', 'withdrew', 'returned', 'approved', 'released') ORDER BY kind, entry, locale, id DESC
     ) last
     WHERE act = 'asked' AND actor IS DISTINCT FROM $1 AND (asked IS NULL OR asked = $1) ORDER BY due NULLS LAST, id`,
    [me],
  );
  const own = await described(req, rows, 'update');
  return own.map(({ about, row }) => ({
    ...about,
    locale: row.locale,
    ofMe: row.asked === me,
    due: row.due?.toISOString() ?? null,
  }));
}

/** What the reader was told, the newest first: all that is new, and some that was read. */
export async function ownNotices(req: PayloadRequest): Promise<OwnNotice[]> {
  const rows = await queryOn(req.payload)<
    Row & Pick<OwnNotice, 'id' | 'type' | 'path' | 'thread'> & { text: string | null; read_at: Date | null }
  >(
    `SELECT id, type, kind, entry::int, locale, path, thread::int, actor::int, text, read_at, created_at FROM notices
     WHERE member_id = $1 ORDER BY (read_at IS NULL) DESC, id DESC LIMIT ${mostShown}`,
    [Number(req.user?.id)],
  );
  const members = await findMembers(req);
  const language = interfaceLanguage(req.i18n);
  return (await described(req, rows, 'read')).map(({ about, row }) => ({
    ...about,
    id: row.id,
    type: row.type,
    path: row.path,
    thread: row.thread,
    text: withNames(row.text ?? '', (id) => {
      const name = nameOf(members, id, language);
      return name && isolated(name);
    }),
    isRead: row.read_at !== null,
  }));
}

/** With the titles of their entries; without what the reader may not, or no longer, read. */
async function described<One extends Row>(
  req: PayloadRequest,
  rows: readonly One[],
  right: 'read' | 'update',
): Promise<{ row: One; about: About }[]> {
  const language = interfaceLanguage(req.i18n);
  const members = await findMembers(req, [...new Set(rows.flatMap(({ actor }) => actor ?? []))]);
  const allowed: One[] = [];
  for (const row of rows) if (await isAllowed(req, { kind: row.kind }, right)) allowed.push(row);
  return Promise.all(
    allowed.slice(0, mostShown).map(async (row) => {
      const subject = { kind: row.kind, id: row.entry };
      const title = await titleOf(req, subject, language);
      const by = row.actor === null ? null : nameOf(members, row.actor, language);
      return { row, about: { subject, locale: row.locale, title, by, at: row.created_at.toISOString() } };
    }),
  );
}

function nameOf(members: readonly Member[], id: number, language: Locale): string | null {
  const member = members.find((one) => one.id === id);
  return member ? memberName(member, language) : null;
}
