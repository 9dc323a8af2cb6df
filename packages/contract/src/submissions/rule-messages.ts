import type { GlobalSiteData } from '../content/site-data.ts';
import type { Locale } from '../locale.ts';
import { fieldLabel } from './field-labels.ts';
import type { Rule, RuleContext, RuleName } from './rules.ts';

/**
 * `required`, `between`, `confirmed` and the last one are the specification's Arabic texts, letter by letter. Of files
 * there are two besides the rules of a form: one that expired or was used before, and one that was not taken (`upload`).
 * `phone_like` is `phone` where an example of the country is known.
 */
const messages: Record<Locale, Record<RuleName | 'phone_like' | 'file_gone' | 'upload', string>> = {
  en: {
    required: '“{field}” is required.',
    required_with: '“{field}” is required for an answer.',
    between: '“{field}” must be between {min} and {max}.',
    confirmed: '“{field}” does not match the confirmation.',
    email: '“{field}” must be a mail address, like name@example.com.',
    phone: '“{field}” is not a number of the chosen country.',
    phone_like: '“{field}” is not a number of the chosen country. One looks like \u2066{example}\u2069.',
    max_length: '“{field}” may have at most {counted}.',
    choice: '“{field}” must be one of the choices.',
    links: '“{field}” takes at most {counted} that begin with https://.',
    date: '“{field}” must be a day from today on.',
    files: '“{field}” takes at most {counted}.',
    file_gone: '“{field}”: a file is no longer here. Choose it again.',
    upload: '“{field}”: a file was not taken. Please remove it or choose another one.',
  },
  ar: {
    required: '{field} مطلوب',
    required_with: '{field} مطلوب لنتمكن من الرد',
    between: 'قيمة {field} يجب ان تكون ما بين {min} و {max}',
    confirmed: '{field} لا يماثل التأكيد',
    email: '{field} يجب أن يكون عنوان بريد صحيحًا مثل \u2066name@example.com\u2069',
    phone: '{field} ليس رقمًا صحيحًا في البلد المختار',
    phone_like: '{field} ليس رقمًا صحيحًا في البلد المختار، ومثاله \u2066{example}\u2069',
    max_length: '{field} لا يزيد على {counted}',
    choice: '{field} يجب أن يكون من الاختيارات المتاحة',
    links: '{field} يقبل حتى {counted} تبدأ بـ \u2066https://\u2069',
    date: '{field} يجب أن يكون اليوم أو بعده',
    files: '{field} يقبل حتى {counted}',
    file_gone: '{field}: أحد الملفات لم يعد لدينا، اختره مرة أخرى',
    upload: '{field}: لم يُقبل أحد الملفات. احذفه أو اختر غيره',
  },
};
const unknownRule = '{field} is not valid';

type Counting = 'max_length' | 'links' | 'files';
/** A limit with what it counts; in Arabic the noun follows the number. */
const counted: Record<Locale, Record<Counting, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>> = {
  en: {
    max_length: { one: '# character', other: '# characters' },
    links: { one: '# address', other: '# addresses' },
    files: { one: '# file', other: '# files' },
  },
  ar: {
    max_length: { one: 'حرف واحد', two: 'حرفين', few: '# أحرف', many: '# حرفًا', other: '# حرف' },
    links: { one: 'رابطًا واحدًا', two: 'رابطين', few: '# روابط', many: '# رابطًا', other: '# رابط' },
    files: { one: 'ملفًا واحدًا', two: 'ملفين', few: '# ملفات', many: '# ملفًا', other: '# ملف' },
  },
};

/** A rule that a field's value did not pass. */
export interface Failure {
  field: string;
  rule: string;
  min?: number;
  max?: number;
  /** A number that the country would have. */
  example?: string;
}

export function failureOf(field: string, rule: Rule, { values, examplePhone }: Partial<RuleContext> = {}): Failure {
  const example = rule.rule === 'phone' ? examplePhone?.(String(values?.[rule.target] ?? '')) : undefined;
  return {
    field,
    rule: rule.rule,
    ...('min' in rule ? { min: rule.min } : {}),
    ...('max' in rule ? { max: rule.max } : {}),
    ...(example ? { example } : {}),
  };
}

/**
 * The sentence for a failed rule; `label` overrides the field's own, for fields that are content (screening questions).
 * Limits stand in the digits of the language, which a site may set to Latin ones in Arabic too.
 */
export function failureMessage(
  { field, rule, min, max, example }: Failure,
  locale: Locale,
  label?: string,
  numberingSystem: GlobalSiteData['numberingSystem'] = 'arab',
): string {
  const sentence = rule === 'phone' && example ? 'phone_like' : rule;
  const template = Object.hasOwn(messages[locale], sentence)
    ? messages[locale][sentence as keyof (typeof messages)[Locale]]
    : unknownRule;
  const parts: Record<string, string> = {
    field: label ?? fieldLabel(field, locale),
    min: digits(min, locale, numberingSystem),
    max: digits(max, locale, numberingSystem),
    counted: max !== undefined && isCounting(rule) ? countedLimit(rule, max, locale, numberingSystem) : '',
    example: String(example),
  };
  // In one pass: a label that is content may hold a placeholder itself.
  return template.replace(/\{(field|min|max|counted|example)\}/g, (_, name: string) => parts[name]!);
}

/** `200 characters`: a limit with its noun, in the digits of the language. */
export function countedLimit(
  rule: Counting,
  max: number,
  locale: Locale,
  numberingSystem: GlobalSiteData['numberingSystem'] = 'arab',
): string {
  const forms = counted[locale][rule];
  return (forms[new Intl.PluralRules(locale).select(max)] ?? forms.other).replace(
    '#',
    digits(max, locale, numberingSystem),
  );
}

function isCounting(rule: string): rule is Counting {
  return Object.hasOwn(counted.en, rule);
}

function digits(value: number | undefined, locale: Locale, numberingSystem: GlobalSiteData['numberingSystem']): string {
  if (value === undefined) return '';
  const tag = locale === 'ar' ? `ar-EG-u-nu-${numberingSystem}` : 'en-US';
  return value.toLocaleString(tag, { useGrouping: value >= 1_000 });
}
