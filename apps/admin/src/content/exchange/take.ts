import { randomUUID } from 'node:crypto';
import type { Locale } from '@nasaq/contract';
import { type Doc, fingerprint } from '@nasaq/translation';
import { type Delivery, isTakeable, type Judged, withUnit } from '@nasaq/translation/exchange';
import { APIError } from 'payload';
import type { StaffRequest } from '../../platform/staff/staff-action.ts';
import type { DeskAnswer, DeskSave, MarkChange } from '../desk/desk-api.ts';
import { saveDesk } from '../desk/save-desk.ts';
import { pathByPairs } from './paths.ts';
import type { ExchangedEntry } from './entries.ts';
import type { Taken, TakenEntry, Taking } from './exchange-api.ts';
import { judgeDelivered } from './preview.ts';

/** Takes the chosen texts of a file: of each entry all that was chosen, in one transaction, or nothing. */
export async function take(req: StaffRequest, delivery: Delivery, { choices, confirm }: Taking): Promise<Taken> {
  const entries: TakenEntry[] = [];
  for (const delivered of delivery.entries) {
    const chosen = choices[delivered.ref];
    if (!chosen) continue;
    const { entry, judged } = await judgeDelivered(req, delivery, delivered);
    // What was seen is what is judged again: whatever has changed in between is left alone.
    const seen = judged.filter(
      ({ line }) => isTakeable(line) && line.seen === chosen[line.path] && (confirm || line.outcome !== 'state'),
    );
    const answer =
      entry && seen.length > 0 ? await saveEntry(req, entry, seen, { confirm, to: delivery.to as Locale }) : null;
    const taken = answer?.taken ?? [];
    const meanwhile = answer?.failed ? [] : Object.keys(chosen).filter((path) => !taken.includes(path));
    entries.push({ ref: delivered.ref, taken, meanwhile, ...(answer?.failed && { failed: answer.failed }) });
  }
  return { entries };
}

interface How {
  confirm: boolean;
  to: Locale;
}

async function saveEntry(
  req: StaffRequest,
  entry: ExchangedEntry,
  seen: readonly Judged[],
  how: How,
): Promise<{ taken: string[]; failed?: string }> {
  try {
    const answer = await saveDesk(req, entry.target, saveOf(entry, seen, how));
    const lost = lostPaths(answer, how.to);
    return { taken: seen.map(({ line }) => line.path).filter((path) => !lost.some((at) => covers(at, path))) };
  } catch (error) {
    if (!(error instanceof APIError) && (error as Error).name !== 'StaffError') throw error;
    return { taken: [], failed: (error as Error).message };
  }
}

function saveOf({ bases, docs, fields }: ExchangedEntry, seen: readonly Judged[], { confirm, to }: How): DeskSave {
  let doc: Doc = docs[to];
  for (const { line, value } of seen)
    if (line.outcome !== 'state') doc = withUnit(fields, { ...docs, [to]: doc }, line.path, value, to);
  const changed = Object.entries(doc).filter(([name, value]) => value !== docs[to][name]);
  return {
    form: randomUUID(),
    languages: changed.length > 0 ? { [to]: { values: Object.fromEntries(changed), base: bases[to] } } : {},
    marks: seen.map(({ line, sourceWords, value }): MarkChange => {
      const isRead = line.state === 'reviewed' || line.state === 'final';
      return {
        locale: to,
        path: line.path,
        as: confirm && isRead ? 'confirmed' : 'review',
        sourceWords,
        target: fingerprint(value),
      };
    }),
  };
}

/** What somebody has changed in the same moment stays as they have it. */
function lostPaths({ conflicts, docs, unknown }: DeskAnswer, to: Locale): string[] {
  return [...conflicts[to].map(({ path }) => pathByPairs(docs[to], path) ?? path), ...unknown];
}

function covers(lost: string, path: string): boolean {
  return lost === path || path.startsWith(`${lost}.`);
}
