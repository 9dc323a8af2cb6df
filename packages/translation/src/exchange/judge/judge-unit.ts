import { type Locale, localeInfo } from '@nasaq/contract';
import { fingerprint } from '../../fingerprint.ts';
import type { FieldKind } from '../../field.ts';
import type { JudgedUnit } from '../../units.ts';
import { isEmpty, type RichNode, wordsOf } from '../../words.ts';
import { bundleUnit, deliveredStates } from '../bundle.ts';
import { CodeError, type CodeFault, plainOf } from '../coded-text.ts';
import { codesOf } from '../codes.ts';
import { contentDigest } from '../content-digest.ts';
import type { DeliveredUnit, DeliveryKind } from '../delivery.ts';
import type { Line, Outcome, Refusal, Remark } from './line.ts';
import { readRows } from './read-rows.ts';
import { readSegments } from './read-segments.ts';
import { type Reading, SourceUnknown } from './reading.ts';

/** What is here of the entry to which a text belongs. */
interface Here {
  /** Nothing where no field or row has this path. */
  unit: JudgedUnit | undefined;
  from: Locale;
  to: Locale;
  kind: DeliveryKind;
  /** Values that the source has had before; asked for where they are needed. */
  older?: readonly unknown[];
}

export interface Judged {
  line: Omit<Line, 'ref'>;
  /** What would be stored. */
  value: unknown;
  /** The source's words that were translated. */
  sourceWords: string;
}

/** Compares a text that came back with what went out and with what is here. Nothing that is newer here is lost by it. */
export function judgeUnit(delivered: DeliveredUnit, here: Here): Judged {
  const { from, kind, older = [], to, unit } = here;
  const refused = (refusal: Refusal, values?: Record<string, string>) => refusedUnit(delivered, here, refusal, values);
  if (!unit) return refused('field_unknown');
  if (delivered.twice) return refused('twice');
  if (!unit.present[from] || isEmpty(unit.values[from]))
    return refused(unit.present[from] ? 'source_gone' : 'row_gone');
  if (!bundleUnit(unit, { from, to })?.translate)
    return delivered.translate ? refused('not_to_translate') : leftAlone(delivered, here);
  const sides = { kind: unit.field.kind, source: unit.values[from], target: unit.values[to], older };
  try {
    const reading =
      delivered.text.as === 'segments'
        ? readSegments(delivered.text, delivered.exported, sides)
        : readRows(delivered.text, kind, sides);
    return judgeReading(delivered, unit, { ...reading, value: finished(reading.value, unit.field.kind, to) }, here);
  } catch (error) {
    if (error instanceof SourceUnknown) return refused('source_unknown');
    if (error instanceof CodeError) return refused(refusals[error.fault], { code: error.code });
    throw error;
  }
}

const refusals: Record<CodeFault, Refusal> = {
  missing: 'code_missing',
  unknown: 'code_unknown',
  twice: 'code_twice',
  unbalanced: 'code_unbalanced',
  structure: 'structure',
};

function judgeReading(delivered: DeliveredUnit, unit: JudgedUnit, reading: Reading, here: Here): Judged {
  const { from, to } = here;
  const { field, values } = unit;
  const { sourceWords, untouched, value } = reading;
  const refused = (refusal: Refusal, told?: Record<string, string>) => refusedUnit(delivered, here, refusal, told);
  if (value === undefined && !untouched) return refused('emptied');
  const outcome = outcomeOf(delivered, unit, reading, to);
  const changes = outcome === 'new' || outcome === 'changed' || outcome === 'conflict';
  const length = typeof value === 'string' ? value.length : 0;
  if (changes && field.maxLength !== undefined && length > field.maxLength)
    return refused('too_long', { length: String(length), most: String(field.maxLength) });
  const told: [Remark, boolean][] = [
    ['outdated', fingerprint(sourceWords) !== fingerprint(values[from])],
    ['source_edited', reading.sourceEdited],
    ['partial', reading.partial],
    ['formatting', outcome === 'changed' && wordsOf(value) === wordsOf(values[to])],
    ['emphasis', changes && formats(values[from]) > 0 && formats(value) === 0],
    [reading.wentOutEmpty ? 'new_row' : 'row_removed', !unit.present[to]],
  ];
  const remarks = changes || outcome === 'state' ? told.flatMap(([remark, holds]) => (holds ? remark : [])) : [];
  return { line: { ...lineOf(delivered, here), outcome, remarks, after: wordsOf(value) }, value, sourceWords };
}

function outcomeOf(delivered: DeliveredUnit, { states, values }: JudgedUnit, reading: Reading, to: Locale): Outcome {
  const { targetIsSame, untouched, value, wentOutEmpty } = reading;
  if (value === undefined) return 'untranslated';
  if (contentDigest(value) === contentDigest(values[to])) {
    const told = delivered.exported.state;
    const isRaised = delivered.state !== (told ? deliveredStates[told] : 'translated');
    const isRead = delivered.state === 'reviewed' || delivered.state === 'final';
    return isRead && isRaised && states[to] !== 'confirmed' ? 'state' : 'unchanged';
  }
  if (untouched) return 'newer';
  if (!targetIsSame) return 'conflict';
  return wentOutEmpty ? 'new' : 'changed';
}

export function refusedUnit(
  delivered: DeliveredUnit,
  here: Here,
  refusal: Refusal,
  values: Record<string, string> = {},
): Judged {
  const { rows, target } = { rows: [], target: null, ...delivered.text };
  const after = target ? plainOf(target) : rows.map((row) => row.target.map(({ text }) => text).join('')).join('\n');
  const line: Judged['line'] = {
    ...lineOf(delivered, here),
    outcome: 'refused',
    refusal,
    values,
    after: wordsOf(after),
  };
  return { line, value: undefined, sourceWords: '' };
}

/** What was told not to be translated, and came back as such. */
function leftAlone(delivered: DeliveredUnit, here: Here): Judged {
  return { line: { ...lineOf(delivered, here), outcome: 'unchanged' }, value: undefined, sourceWords: '' };
}

function lineOf({ label, path, state }: DeliveredUnit, { to, unit }: Here): Omit<Judged['line'], 'outcome'> {
  const before = unit?.values[to];
  return {
    path,
    labels: unit?.labels ?? [{ en: label || path, ar: label || path }],
    remarks: [],
    before: wordsOf(before),
    after: '',
    state,
    seen: contentDigest(before),
  };
}

/**
 * Of a plain text: spaces at its edges are nobody’s intention, and a single line has one. A rich text runs in the direction
 * of its own language, not in that of its source.
 */
function finished(value: unknown, kind: FieldKind, locale: Locale): unknown {
  if (typeof value === 'string') return kind === 'text' ? oneLine(value) : value.trim();
  const root = (value as { root?: RichNode } | undefined)?.root;
  return root ? { root: directed(root, localeInfo[locale].dir) } : value;
}

function oneLine(text: string): string {
  const lines = text.split(/[\r\n]/u).map((line) => line.trim());
  return lines.filter(Boolean).join(' ');
}

function directed(node: RichNode, direction: string): RichNode {
  return {
    ...node,
    ...(node.direction ? { direction } : {}),
    ...(node.children && { children: node.children.map((child) => directed(child, direction)) }),
  };
}

/** How many formats a text has. */
function formats(value: unknown): number {
  return [...codesOf(value).codes.values()].filter(({ kind }) => kind === 'format').length;
}
