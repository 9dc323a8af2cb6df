import { stateOf, type TranslationRecord } from './states.ts';
import type { FieldSpec } from './field.ts';
import { type Docs, type JudgedUnit, unitsOf } from './units.ts';

interface Known {
  unit: JudgedUnit;
  marks: unknown;
}

/** Judges the units of one document again and again while somebody types: only what has changed is read. */
export class LiveJudge {
  private known = new Map<string, Known>();
  private last: readonly JudgedUnit[] = [];
  private source: TranslationRecord['source'] | null = null;

  /** @returns the same units, and the same list of them, wherever nothing is different */
  judge(fields: readonly FieldSpec[], docs: Docs, record: TranslationRecord): readonly JudgedUnit[] {
    const known = record.source === this.source ? this.known : new Map<string, Known>();
    const next = new Map<string, Known>();
    for (const unit of unitsOf(fields, docs)) {
      const marks = [record.marks.en[unit.path], record.marks.ar[unit.path]];
      const before = known.get(unit.path);
      const isSame = before && isAlike(before, unit, marks);
      const state = (locale: 'en' | 'ar') =>
        stateOf(unit.values, locale, record.source, record.marks[locale][unit.path]);
      next.set(unit.path, isSame ? before : { unit: { ...unit, states: { en: state('en'), ar: state('ar') } }, marks });
    }
    const units = [...next.values()].map(({ unit }) => unit);
    const isUnchanged = units.length === this.last.length && units.every((unit, place) => unit === this.last[place]);
    this.known = next;
    this.source = record.source;
    if (!isUnchanged) this.last = units;
    return this.last;
  }
}

function isAlike({ marks, unit }: Known, now: Omit<JudgedUnit, 'states'>, nowMarks: unknown[]): boolean {
  return (
    unit.field === now.field &&
    unit.values.en === now.values.en &&
    unit.values.ar === now.values.ar &&
    unit.present.en === now.present.en &&
    unit.present.ar === now.present.ar &&
    unit.labels.length === now.labels.length &&
    unit.labels.every(({ en }, place) => en === now.labels[place]!.en) &&
    (marks as unknown[]).every((mark, place) => mark === nowMarks[place])
  );
}
