import type { Locale } from '@nasaq/contract';
import type { Payload } from 'payload';
import { queryOn } from '../../platform/database/query.ts';
import { memberName } from '../../platform/staff/member-name.ts';
import { gapTexts } from '../catalogue/index.ts';
import { dayText } from '../gap-title.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import type { CareAct } from './care.ts';

/** What was done to a gap, in a sentence. */
export interface ToldAct {
  id: number;
  /** ISO. */
  at: string;
  text: string;
}

interface Row {
  id: number;
  gap: number;
  act: CareAct;
  by: string | null;
  by_en: string | null;
  by_ar: string | null;
  member: string | null;
  member_en: string | null;
  member_ar: string | null;
  day: string | null;
  at: Date;
}

/** The latest first, by the numbers of what was said of gaps. */
export async function readActs(
  payload: Payload,
  ids: readonly number[],
  language: Locale,
): Promise<Map<number, ToldAct[]>> {
  const told = new Map<number, ToldAct[]>();
  if (ids.length === 0) return told;
  const rows = await queryOn(payload)<Row>(
    `SELECT a.id, a.gap_id AS gap, a.act::text AS act, a.day, a.created_at AS at,
       b.name AS by, b.name_en AS by_en, b.name_ar AS by_ar, m.name AS member, m.name_en AS member_en, m.name_ar AS member_ar
     FROM gap_acts a LEFT JOIN users b ON b.id = a.actor LEFT JOIN users m ON m.id = a.member
     WHERE a.gap_id = ANY($1) ORDER BY a.id DESC`,
    [ids],
  );
  for (const row of rows) {
    const act = { id: row.id, at: row.at.toISOString(), text: sentence(row, language) };
    told.set(row.gap, [...(told.get(row.gap) ?? []), act]);
  }
  return told;
}

function sentence({ act, day, ...row }: Row, language: Locale): string {
  const texts = gapTexts[language].told;
  const by = memberName({ name: row.by, name_en: row.by_en, name_ar: row.by_ar }, language) || texts.somebody;
  const member =
    memberName({ name: row.member, name_en: row.member_en, name_ar: row.member_ar }, language) || texts.somebody;
  const told = day && act === 'assigned' ? texts.assignedBy : day && act === 'snoozed' ? texts.snoozedDay : texts[act];
  return fill(told, { by, member, ...(day && { day: dayText(day, language) }) });
}
