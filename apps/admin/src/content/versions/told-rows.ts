import { type Bilingual, type Doc, type Docs, type FieldSpec, fieldsOfRow, kindOfRow } from '@nasaq/translation';
import type { Titles } from './titles.ts';
import { told } from './told-value.ts';

/** Whether a field has rows that are known one by one: of its own, or stored together in one column. */
export function isListOfRows({ fields, kind, kinds }: FieldSpec): boolean {
  return kind === 'rows' ? (fields ?? kinds) !== undefined : kind === 'json' && fields !== undefined;
}

/** A row of a list in both languages. */
interface Row {
  docs: Docs;
  place: number;
}

export function rowsIn({ name, rowId = 'id' }: FieldSpec, { ar, en }: Docs): Map<string, Row> {
  const [english, arabic] = [rowsOf(en[name]), rowsOf(ar[name])];
  return new Map(
    english.map((row, place) => {
      const id = String(row[rowId] ?? place);
      return [id, { place, docs: { en: row, ar: arabic.find((other) => String(other[rowId]) === id) ?? row } }];
    }),
  );
}

function rowsOf(value: unknown): Doc[] {
  return Array.isArray(value) ? (value as Doc[]) : [];
}

/** By its own words, as a closed row of the form is headed, a block by its kind, too; by its place where it has none. */
export function nameOfRow(field: FieldSpec, { docs, place }: Row, titles: Titles): Bilingual {
  const fields = fieldsOfRow(field, docs.en);
  const kind = kindOfRow(field, docs.en);
  // What a row refers to says which one it is, too.
  const links = fields.filter(({ kind: one }) => one === 'reference').map(({ name }) => name);
  for (const name of [...(kind?.telling ?? field.telling ?? []), ...links]) {
    const telling = fields.find((one) => one.name === name);
    const own = telling && wordsOf(telling, docs, titles);
    if (own) return kind ? { en: `${kind.label.en} – ${own.en}`, ar: `${kind.label.ar} – ${own.ar}` } : own;
  }
  const row = kind?.label ?? field.row ?? field.label;
  return { en: `${row.en} ${place + 1}`, ar: `${row.ar} ${place + 1}` };
}

function wordsOf(field: FieldSpec, { ar, en }: Docs, titles: Titles): Bilingual | null {
  const [english, arabic] =
    field.kind === 'group'
      ? [(en[field.name] as Doc | null)?.en, (en[field.name] as Doc | null)?.ar]
      : [en[field.name], ar[field.name]];
  const [inEnglish, inArabic] = [english || arabic, arabic || english];
  if (!inEnglish) return null;
  const [own, other] = [told(field, inEnglish, titles), told(field, inArabic, titles)];
  return own && other && { en: own.en, ar: other.ar };
}

/** The fewest rows that account for the other order: all but the longest run that stands as it stood. */
export function movedOnes(before: readonly string[], now: readonly string[]): string[] {
  const places = now.map((id) => before.indexOf(id));
  const runs: string[][] = [];
  places.forEach((place, at) => {
    const longest = runs
      .filter((run, index) => places[index]! < place && run.length > 0)
      .reduce<string[]>((best, run) => (run.length > best.length ? run : best), []);
    runs.push([...longest, now[at]!]);
  });
  const still = new Set(runs.reduce((best, run) => (run.length > best.length ? run : best), []));
  return now.filter((id) => !still.has(id));
}
