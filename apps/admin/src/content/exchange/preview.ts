import type { Locale } from '@nasaq/contract';
import {
  type DeliveredEntry,
  type Delivery,
  judgeEntry,
  type Judged,
  type Line,
  type Refusal,
  refusedEntry,
} from '@nasaq/translation/exchange';
import type { PayloadRequest } from 'payload';
import {
  type ExchangedEntry,
  isRefusal,
  olderValues,
  readEntry,
  readTrashed,
  refusalOf,
  targetOf,
  titleOf,
} from './entries.ts';
import type { Preview, PreviewEntry } from './exchange-api.ts';

/** What a file would change, line by line. Nothing is stored. */
export async function preview(req: PayloadRequest, delivery: Delivery, language: Locale): Promise<Preview> {
  const entries: PreviewEntry[] = [];
  for (const delivered of delivery.entries) {
    const { entry, judged } = await judgeDelivered(req, delivery, delivered);
    const isTrashed = judged.some(({ line }) => line.refusal === 'entry_trashed');
    const own = entry ?? (isTrashed ? await readTrashed(req, targetOf(delivered.ref)!) : null);
    const title = own ? titleOf(own, language) : delivered.title || delivered.ref;
    entries.push({
      ref: delivered.ref,
      title,
      lines: judged.map(({ line }): Line => ({ ...line, ref: delivered.ref })),
    });
  }
  const { damaged, from, kind, to } = delivery;
  return { kind, from, to, damaged, entries };
}

interface JudgedEntry {
  /** Nothing where it cannot be read, or not be changed. */
  entry: ExchangedEntry | null;
  judged: Judged[];
}

/** Compares an entry of a file with the one that is here. */
export async function judgeDelivered(
  req: PayloadRequest,
  delivery: Delivery,
  delivered: DeliveredEntry,
): Promise<JudgedEntry> {
  const refused = (refusal: Refusal) => ({
    entry: null,
    judged: refusedEntry(delivered, delivery, refusal, { ref: delivered.ref }),
  });
  const target = targetOf(delivered.ref);
  if (!target) return refused('entry_unknown');
  try {
    const entry = await readEntry(req, target);
    if (!entry.writable) return refused('entry_forbidden');
    const judged = judgeEntry(delivered, delivery, { ...entry, older: () => [] });
    if (!judged.some(isOfAnOlderSource)) return { entry, judged };
    const older = await olderValues(req, entry, delivery.from as Locale);
    return { entry, judged: judgeEntry(delivered, delivery, { ...entry, older }) };
  } catch (error) {
    if (isRefusal(error)) return refused(refusalOf(error));
    throw error;
  }
}

/** How its source was, its versions may know. */
function isOfAnOlderSource({ line: { refusal, remarks } }: Judged): boolean {
  return remarks.includes('outdated') || refusal === 'source_unknown' || refusal === 'code_unknown';
}
