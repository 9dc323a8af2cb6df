import {
  type BilingualText,
  type FormPlan,
  isOwnField,
  type Locale,
  localeInfo,
  type OwnFieldType,
  ownFieldTypes,
  type PlannedField,
  yesAndNo,
} from '@nasaq/contract';
import { z } from 'zod';

/** What is asked for by the names of its fields. */
export type SentAnswers = ReadonlyMap<string, BilingualText>;

const bilingual = z.object({ en: z.string(), ar: z.string() });
const answerSchema = z.object({
  name: z.string(),
  type: z.enum(ownFieldTypes),
  label: bilingual,
  value: z.unknown(),
  /** Of what was chosen: as it was called then. */
  shown: bilingual.optional(),
});
export type Answer = z.infer<typeof answerSchema>;

/**
 * What a form asked for when it was sent, as far as its owner had arranged it: with each submission, so that it is read
 * as its sender saw it, however the form has changed since.
 */
const askedSchema = z.object({
  version: z.string(),
  /** Fields of the product that were called otherwise. */
  labels: z.record(z.string(), bilingual),
  answers: z.array(answerSchema),
});
export type Asked = z.infer<typeof askedSchema>;

export function readAsked(stored: unknown): Asked | null {
  return askedSchema.safeParse(stored).data ?? null;
}

/** What is stored of a form with its clean values. A choice of the product's that was given another name stands among the answers. */
export function askedOf(
  { fields, version }: Pick<FormPlan, 'fields' | 'version'>,
  values: Readonly<Record<string, unknown>>,
): Asked {
  const shown = fields.filter(({ hidden }) => !hidden);
  return {
    version,
    labels: Object.fromEntries(shown.flatMap(({ name, label }) => (label && !isOwnField(name) ? [[name, label]] : []))),
    answers: shown.flatMap((field) => answerOf(field, values[field.name])),
  };
}

function answerOf(field: PlannedField, value: unknown): Answer[] {
  const { name, label = { en: name, ar: name }, choices = [] } = field;
  const chosen = choices.filter((choice) => (Array.isArray(value) ? value : [value]).includes(choice.value));
  const renamed = chosen.some((choice) => choice.label);
  const type: OwnFieldType | undefined = field.type ?? (renamed ? 'choice' : undefined);
  if (!type || isEmpty(value)) return [];
  const named = chosen.map((choice) => choice.label ?? { en: choice.value, ar: choice.value });
  const shown = named.length > 0 && {
    en: named.map(({ en }) => en).join(', '),
    ar: named.map(({ ar }) => ar).join('، '),
  };
  return [{ name, type, label, value, ...(shown ? { shown } : {}) }];
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** An answer as a reader of the language reads it. Files have their own place. */
export function answerText(
  { shown, type, value }: Answer,
  language: Locale,
  tag: string = localeInfo[language].tag,
): string {
  if (shown) return shown[language];
  if (type === 'consent') return yesAndNo[value === true ? 'yes' : 'no'][language];
  if (type === 'number') return new Intl.NumberFormat(tag, { maximumFractionDigits: 20 }).format(Number(value));
  if (type === 'date') return dayText(String(value), tag);
  return Array.isArray(value) ? value.map(String).join('\n') : String(value);
}

function dayText(value: string, tag: string): string {
  const time = Date.parse(`${value}T12:00:00Z`);
  if (Number.isNaN(time)) return value;
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}

/** Everything in it by which staff look for a submission, in both languages. */
export function askedTexts(stored: unknown): string[] {
  const written = (readAsked(stored)?.answers ?? []).filter(({ type }) => type !== 'file' && type !== 'consent');
  return written.flatMap(({ shown, value }) =>
    shown ? [shown.en, shown.ar] : Array.isArray(value) ? value.map(String) : [String(value)],
  );
}

/** Question and answer, line by line, as the notice to staff quotes them. */
export function answersText(stored: unknown, language: Locale): string {
  const answers = (readAsked(stored)?.answers ?? []).filter(({ type }) => type !== 'file');
  return answers.map((answer) => `${answer.label[language]}: ${answerText(answer, language)}`).join('\n');
}
