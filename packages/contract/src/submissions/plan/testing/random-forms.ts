import type { SubmissionKind } from '../../kinds.ts';
import { formParts, lockOf, pageFields } from '../form-parts.ts';
import type { PlannedField } from '../form-plan.ts';
import { ownFieldTypes } from '../own-fields.ts';
import type { Random } from './random.ts';

const bilingual = (text: string) => ({ en: `${text} asked`, ar: `سؤال ${text}` });

/** An owner's field of any type. */
export function randomField(random: Random, name: string, sections: readonly string[]): PlannedField {
  const type = random.pick(ownFieldTypes);
  const min = random.below(20) - 10;
  return {
    name,
    type,
    section: random.pick(sections),
    hidden: random.chance(0.1),
    required: random.chance(0.4),
    label: bilingual(name),
    ...(type === 'choice' || type === 'several'
      ? {
          choices: Array.from({ length: 1 + random.below(5) }, (_, at) => ({
            value: `c${at}`,
            label: bilingual(`c${at}`),
          })),
        }
      : {}),
    ...(type === 'number' ? { min, max: min + random.below(30) } : {}),
    ...(type === 'date' ? { day: random.pick(['any', 'future'] as const) } : {}),
    ...(type === 'file'
      ? { max: 1 + random.below(3), files: random.pick(['any', 'pictures', 'documents'] as const) }
      : {}),
  };
}

/** What an owner could make of a form: fields of the product hidden, required and moved where they may be, others between them. */
export function randomPlan(random: Random, kind: SubmissionKind): PlannedField[] {
  const sections = formParts[kind].map(({ section }) => section);
  const ours = pageFields(kind).map(({ name }): PlannedField => {
    const lock = lockOf(kind, name);
    const isTick = name === 'wants_answer' || name.startsWith('consent');
    return {
      name,
      ...(lock?.shown ? {} : { hidden: random.chance(0.3) }),
      ...(lock?.required === undefined && !isTick && random.chance(0.3) ? { required: random.chance(0.5) } : {}),
    };
  });
  const own = Array.from({ length: random.below(6) }, (_, at) => randomField(random, `own_f${at}`, sections));
  return [...ours, ...own]
    .map((field) => ({ field, at: random.below(1_000) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ field }) => field);
}

const anything: readonly unknown[] = [
  undefined,
  '',
  ' ',
  'c0',
  'c3',
  ['c0', 'c1'],
  ['c0', 'c9'],
  [],
  'text\nin lines',
  '٣',
  '-4',
  '12.5',
  'x',
  '21/12/2099',
  '٢١/١٢/١٩٩٩',
  '31/2/2026',
  true,
  false,
  'on',
  ['token'],
  ['a', 'b', 'c', 'd'],
];

/** Something for each field of the owner, proper or not. */
export function randomValues(random: Random, fields: readonly PlannedField[]): Record<string, unknown> {
  return Object.fromEntries(fields.filter(({ type }) => type).map(({ name }) => [name, random.pick(anything)]));
}

/** Nothing was given. */
export function inNoWay(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0);
}

/** Something was given that the control of such a field can hold. */
export function isGiven({ type }: PlannedField, value: unknown): boolean {
  if (inNoWay(value)) return false;
  if (type === 'consent') return value === true || value === 'on';
  return typeof value === 'string' || ((type === 'several' || type === 'file') && Array.isArray(value));
}

/** Which rule each field of the owner fails: written down once more, without the product's cleaners and validators. */
export function modelFailures(
  fields: readonly PlannedField[],
  values: Record<string, unknown>,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      if (!field.type || field.hidden) return [];
      const rule = modelFailure(field, values[field.name]);
      return rule ? [[field.name, rule]] : [];
    }),
  );
}

function modelFailure(
  { type, required, choices = [], min = 0, max = 1, day }: PlannedField,
  given: unknown,
): string | null {
  const offered = new Set(choices.map(({ value }) => value));
  const line = typeof given === 'string' ? given.split('\n').join(' ').trim() : '';
  const list = Array.isArray(given)
    ? (given as string[])
    : typeof given === 'string'
      ? given.split('\n').filter((each) => each.trim() !== '')
      : [];
  const missing = required ? 'required' : null;
  switch (type) {
    case 'text':
    case 'long':
      return line === '' ? missing : null;
    case 'choice':
      return line === '' ? missing : offered.has(line) ? null : 'choice';
    case 'several':
      return list.length === 0 ? missing : list.every((each) => offered.has(each)) ? null : 'choice';
    case 'number': {
      const number = line === '٣' ? 3 : Number(line);
      if (line === '') return missing;
      return Number.isNaN(number) ? 'number' : number >= min && number <= max ? null : 'between';
    }
    case 'date': {
      const isFuture = line === '21/12/2099';
      const isDay = isFuture || line === '٢١/١٢/١٩٩٩';
      if (line === '') return missing;
      if (!isDay) return line === '31/2/2026' ? 'day' : 'date_written';
      return day === 'future' && !isFuture ? 'date' : null;
    }
    case 'file':
      return list.length === 0 ? missing : list.length <= max ? null : 'files';
    default:
      return given === true || given === 'on' ? null : missing;
  }
}
