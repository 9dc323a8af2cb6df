import * as z from 'zod/mini';
import { cleanDate, cleanFlag, cleanLine, cleanList, cleanNumber, cleanText, normalizeDigits } from './clean.ts';
import type { BilingualText } from '../bilingual.ts';
import type { PhonePlans } from './phone.ts';
import { failureOf, type Failure } from './rule-messages.ts';
import { passes, type Rule } from './rules.ts';

/** What a field's clean value is. */
interface FieldValues {
  /** One line. */
  line: string;
  /** Several lines. */
  text: string;
  /** HTML of the rich-text field, or plain text where JavaScript is missing; sanitised by the server. */
  rich: string;
  /** A phone number or a code, in Latin digits. */
  digits: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** ISO 3166 code in capitals; `EG` where nothing is chosen. */
  country: string;
  number: number | null;
  flag: boolean;
  list: string[];
  /** Tokens of uploaded files. */
  files: string[];
}
export type FieldType = keyof FieldValues;

export interface Field<Type extends FieldType = FieldType> {
  type: Type;
  rules: readonly Rule[];
  /** For fields that are content; the others are named in `fieldLabels`. */
  label?: string;
  /** For fields that are named in both languages by who owns the site: `label` is that of the page's language. */
  labels?: BilingualText;
  /** The country that stands there before anybody has chosen one; `EG` where none is named. */
  start?: string;
  /** What an owner says before the control, in the page's language. */
  hint?: string;
  /** What an owner lets choose, in this order; one that the product names itself has no label. */
  offered?: readonly { value: string; label?: string; labels?: BilingualText }[];
}
export type Fields = Readonly<Record<string, Field>>;
export type FormValues<Form extends Fields> = { -readonly [Name in keyof Form]: FieldValues[Form[Name]['type']] };

const cleaners: { [Type in FieldType]: (value: unknown) => FieldValues[Type] } = {
  line: cleanLine,
  text: cleanText,
  rich: cleanText,
  digits: (value) => normalizeDigits(cleanLine(value)),
  date: cleanDate,
  country: (value) => cleanLine(value).toUpperCase() || 'EG',
  number: cleanNumber,
  flag: cleanFlag,
  list: cleanList,
  files: cleanList,
};

export function field<Type extends FieldType>(type: Type, ...rules: Rule[]): Field<Type> {
  return { type, rules };
}

/** Raw input as clean values; fields that the form does not have are dropped. */
export function cleanValues<Form extends Fields>(form: Form, raw: unknown): FormValues<Form> {
  const input = (typeof raw === 'object' && raw !== null ? raw : {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(form).map(([name, { type }]) => [
      name,
      cleaners[type](Object.hasOwn(input, name) ? input[name] : undefined),
    ]),
  ) as FormValues<Form>;
}

/**
 * The schema of a form: any input in, clean values out. Each failing field has one issue, `path` is its name and
 * `params` the `Failure`.
 */
export function formSchema<Form extends Fields>(form: Form, plans: PhonePlans) {
  return z.pipe(
    z.unknown(),
    z.transform((raw, context): FormValues<Form> => {
      const values = cleanValues(form, raw);
      for (const [name, { rules }] of Object.entries(form)) {
        const failed = rules.find((rule) => !passes(rule, values[name], { values, ...plans }));
        if (!failed) continue;
        context.issues.push({
          code: 'custom',
          path: [name],
          input: values[name],
          params: failureOf(name, failed, { values, ...plans }) as unknown as Record<string, unknown>,
          message: failed.rule,
        });
      }
      return values;
    }),
  );
}
export type FormSchema<Form extends Fields> = ReturnType<typeof formSchema<Form>>;

/** The failures of a form, in the order of its fields; none for values that may be sent. */
export function failuresOf(schema: FormSchema<Fields>, raw: unknown): Failure[] {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => (issue as unknown as { params: Failure }).params);
}
