import type { Locale } from '@nasaq/contract';
import type { Payload } from 'payload';
import type { Query } from '../../platform/database/query.ts';
import { companyTimeZone } from '../../content/index.ts';
import { memberName } from '../../platform/staff/member-name.ts';
import type { GapKind } from '../addresses.ts';
import type { Gap } from '../gap.ts';

/** How a gap is put off: until a day, until something about it changes, or as done, which is until it changes, too. */
export const waysOff = ['day', 'change', 'done'] as const;
export type WayOff = (typeof waysOff)[number];

export const careActs = ['assigned', 'freed', 'snoozed', 'done', 'back', 'solved', 'returned'] as const;
export type CareAct = (typeof careActs)[number];

/** What was said of a gap. */
export interface Care {
  id: number;
  key: string;
  kind: GapKind;
  source: string;
  title: string;
  locale: Locale | null;
  /** Whose it is; as the menus name them. */
  member: { id: number; name: string } | null;
  /** A day of the company, as `2026-11-23`; days are compared as texts. */
  due: string | null;
  off: WayOff | null;
  until: string | null;
  mark: string | null;
  /** ISO. */
  solvedAt: string | null;
}

interface Row extends Omit<Care, 'member' | 'solvedAt'> {
  member_id: number | null;
  name: string | null;
  name_en: string | null;
  name_ar: string | null;
  solved_at: Date | null;
}

/** @param language in which members are named */
export async function readCares(query: Query, language: Locale): Promise<Care[]> {
  const rows = await query<Row>(
    `SELECT g.id, g.key, g.kind, g.source, coalesce(g.title, '') AS title, g.locale, g.member_id, g.due, g.off::text AS off,
       g.until, g.mark, g.solved_at, u.name, u.name_en, u.name_ar
     FROM gaps g LEFT JOIN users u ON u.id = g.member_id ORDER BY g.id`,
  );
  return rows.map(({ member_id: member, name, name_ar, name_en, solved_at: solved, ...row }) => ({
    ...row,
    member: member === null ? null : { id: member, name: memberName({ name, name_en, name_ar }, language) },
    solvedAt: solved?.toISOString() ?? null,
  }));
}

/** Whether nobody is to be told of a gap at the moment. */
export function isOff(
  care: Pick<Care, 'mark' | 'off' | 'until'> | undefined,
  { mark }: Pick<Gap, 'mark'>,
  today: string,
): boolean {
  if (!care?.off) return false;
  return care.off === 'day' ? care.until !== null && today < care.until : care.mark === mark;
}

export function isOverdue({ due }: Pick<Care, 'due'>, today: string): boolean {
  return due !== null && due < today;
}

/** The day of the company, as `2026-11-23`. */
export async function companyDay(payload: Payload, now: Date): Promise<string> {
  const timeZone = await companyTimeZone(payload);
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
}
