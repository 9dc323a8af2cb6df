import type { Locale } from '../locale.ts';
import { fieldLabel } from './field-labels.ts';
import type { Rule, RuleName } from './rules.ts';

/** `required`, `between`, `confirmed` and the last one are the specification's Arabic texts, letter by letter. */
const messages: Record<Locale, Record<RuleName, string>> = {
  en: {
    required: '{field} is required.',
    required_with: '{field} is required for an answer.',
    between: '{field} must be between {min} and {max}.',
    confirmed: '{field} does not match the confirmation.',
    email: '{field} must be a mail address, like name@example.com.',
    phone: '{field} is not a number of the chosen country.',
    max_length: '{field} may have at most {max} characters.',
    choice: '{field} must be one of the choices.',
    links: '{field} takes at most {max} addresses that begin with https://.',
    date: '{field} must be a day from today on.',
    files: '{field} takes at most {max} files.',
  },
  ar: {
    required: '{field} مطلوب',
    required_with: '{field} مطلوب لنتمكن من الرد',
    between: 'قيمة {field} يجب ان تكون ما بين {min} و {max}',
    confirmed: '{field} لا يماثل التأكيد',
    email: '{field} يجب أن يكون عنوان بريد صحيحًا مثل \u2066name@example.com\u2069',
    phone: '{field} ليس رقمًا صحيحًا في البلد المختار',
    max_length: '{field} لا يزيد على {max} حرف',
    choice: '{field} يجب أن يكون من الاختيارات المتاحة',
    links: '{field} يقبل حتى {max} روابط تبدأ بـ \u2066https://\u2069',
    date: '{field} يجب أن يكون اليوم أو بعده',
    files: '{field} يقبل حتى {max} ملفات',
  },
};
const unknownRule = '{field} is not valid';

/** A rule that a field's value did not pass. */
export interface Failure {
  field: string;
  rule: string;
  min?: number;
  max?: number;
}

export function failureOf(field: string, rule: Rule): Failure {
  return {
    field,
    rule: rule.rule,
    ...('min' in rule ? { min: rule.min } : {}),
    ...('max' in rule ? { max: rule.max } : {}),
  };
}

/** The sentence for a failed rule; `label` overrides the field's own, for fields that are content (screening questions). */
export function failureMessage({ field, rule, min, max }: Failure, locale: Locale, label?: string): string {
  const template = Object.hasOwn(messages[locale], rule) ? messages[locale][rule as RuleName] : unknownRule;
  return template
    .replace('{field}', () => label ?? fieldLabel(field, locale))
    .replace('{min}', String(min))
    .replace('{max}', String(max));
}
