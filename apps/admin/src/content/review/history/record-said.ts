import { locales } from '@nasaq/contract';
import type { Mark, TranslationRecord } from '@nasaq/translation';
import type { PayloadRequest } from 'payload';
import type { Target } from '../../saving/newest.ts';
import { subjectOf } from '../subject.ts';
import type { HistoryAct } from './history-acts.ts';
import { fieldOf, type NewLine, recordHistory } from './record-history.ts';

/** Tells in the history of an entry what somebody has just said of its translations; in the transaction of `req`. */
export async function recordSaid(
  req: PayloadRequest,
  target: Target,
  before: TranslationRecord,
  after: TranslationRecord,
): Promise<void> {
  const actor = (req.user?.id as number | undefined) ?? null;
  const turned: NewLine[] = before.source === after.source ? [] : [{ act: 'turned', locale: after.source, actor }];
  const marks = locales.flatMap((locale): NewLine[] => {
    const changed = Object.entries(after.marks[locale]).flatMap(([path, mark]) => {
      const act = actOf(before.marks[locale][path], mark);
      return act ? [{ act, field: fieldOf(path) }] : [];
    });
    return [...new Set(changed.map(({ act }) => act))].map((act) => {
      const fields = changed.filter((one) => one.act === act).map(({ field }) => field);
      return { act, locale, actor, fields: [...new Set(fields)] };
    });
  });
  // Whose source is turned has confirmed nothing anew.
  await recordHistory(req, subjectOf(target), turned.length > 0 ? turned : marks);
}

function actOf(before: Mark | undefined, after: Mark): HistoryAct | null {
  if (after.minor && after.minor.at !== before?.minor?.at) return 'dismissed';
  if (before?.at === after.at && before.as === after.as && before.target === after.target) return null;
  if (after.as === 'review') return null;
  return after.as === 'confirmed' ? 'confirmed' : 'drafted';
}
