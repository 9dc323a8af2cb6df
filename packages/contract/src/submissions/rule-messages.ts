import { type BilingualText, pluralText, type PluralForms } from '../bilingual.ts';
import arabic from '../catalogue/ar/rules.json' with { type: 'json' };
import english from '../catalogue/en/rules.json' with { type: 'json' };
import type { GlobalSiteData } from '../content/site-data.ts';
import type { Locale } from '../locale.ts';
import { isolated } from '../text-direction.ts';
import { liveTexts } from '../words.ts';
import { isAnswerField } from './answer-field.ts';
import { fieldLabel } from './field-labels.ts';
import { type Rule, type RuleContext, type RuleName, wrongLink } from './rules.ts';

/**
 * `required`, `between`, `confirmed` and the one of an unknown rule are the specification's Arabic texts, letter by letter
 * but for a hamza that `between` lacks there. Of files there are two besides the rules of a form: one that expired or was
 * used before, and one that was not taken (`upload`). `phone_like` is `phone` where an example of the country is known,
 * `wrong_link` is `links` where one of them is no address,
 * `required_agreement` is `required` of an agreement, `nothing` is of a form in which nothing was filled in.
 */
type Sentences = Record<
  RuleName | 'phone_like' | 'wrong_link' | 'required_agreement' | 'nothing' | 'file_gone' | 'upload',
  string
>;
/** A limit with what it counts; in Arabic the noun follows the number. */
type Counted = Record<'max_length' | 'links' | 'files', PluralForms>;
const texts: Record<Locale, { message: Sentences; as_field: string; counted: Counted }> = /* @__PURE__ */ liveTexts(
  'contract/rules',
  english,
  arabic,
);
/** As specified, for both languages. */
const unknownRule = '{field} is not valid';

type Counting = keyof Counted;

/** A rule that a field's value did not pass. */
export interface Failure {
  field: string;
  rule: string;
  min?: number;
  max?: number;
  /** A number that the country would have. */
  example?: string;
  /** What is required is an agreement. */
  agreement?: true;
  /** The line that is no address of a page. */
  link?: string;
}

export function failureOf(field: string, rule: Rule, { values, examplePhone }: Partial<RuleContext> = {}): Failure {
  const example = rule.rule === 'phone' ? examplePhone?.(String(values?.[rule.target] ?? '')) : undefined;
  const link = rule.rule === 'links' ? wrongLink((values?.[field] ?? []) as readonly unknown[]) : undefined;
  return {
    field,
    rule: rule.rule,
    ...('min' in rule ? { min: rule.min } : {}),
    ...('max' in rule ? { max: rule.max } : {}),
    ...(example ? { example } : {}),
    ...(link === undefined ? {} : { link: shortened(link) }),
    ...('agreement' in rule ? { agreement: true as const } : {}),
  };
}

function shortened(link: string): string {
  return link.length > 60 ? `${link.slice(0, 59)}…` : link;
}

/**
 * The sentence for a failed rule; `label` overrides the field's own, for fields that are content: screening questions,
 * which have one language, and what an owner has named in both.
 * Limits and the example of a day stand in the digits of the language, which a site may set to Latin ones in Arabic too.
 */
export function failureMessage(
  failure: Failure,
  locale: Locale,
  label?: string | BilingualText,
  numberingSystem: GlobalSiteData['numberingSystem'] = 'arab',
): string {
  const { field, rule, min, max, example, link } = failure;
  const sentence = sentenceFor(failure);
  const { message } = texts[locale];
  const template = Object.hasOwn(message, sentence) ? message[sentence as keyof Sentences] : unknownRule;
  const content = typeof label === 'string' ? contentIn(label, locale) : undefined;
  const name = typeof label === 'object' ? label[locale] : fieldLabel(field, locale);
  const parts: Record<string, string> = {
    field: content ?? (template.startsWith('{field} ') ? subject(name, locale) : name),
    min: digits(min, locale, numberingSystem),
    max: digits(max, locale, numberingSystem),
    counted: max !== undefined && isCounting(rule) ? countedLimit(rule, max, locale, numberingSystem) : '',
    example: String(example),
    link: String(link),
    day: exampleDay.replaceAll(/\d/g, (digit) => digits(Number(digit), locale, numberingSystem)),
  };
  // In one pass: a label that is content may hold a placeholder itself.
  return template.replace(/\{(field|min|max|counted|example|day|link)\}/g, (_, name: string) => parts[name]!);
}

/** The name of the sentence: most rules have one, and some say more where more is known. */
function sentenceFor({ agreement, example, field, link, rule }: Failure): string {
  if (rule === 'phone' && example) return 'phone_like';
  if (rule === 'links' && link) return 'wrong_link';
  if (rule !== 'required') return rule;
  if (agreement) return 'required_agreement';
  return isAnswerField(field) ? 'required_answer' : rule;
}

/** A question in English keeps its own direction within an Arabic sentence, and is quoted: it is no word of it. */
function contentIn(label: string, locale: Locale): string {
  if (locale !== 'ar') return label;
  return /\p{Script=Arabic}/u.test(label) ? isolated(label) : `«${isolated(label)}»`;
}

/** On which day and month cannot be taken for each other. */
const exampleDay = '31/12/2026';

/** `200 characters`: a limit with its noun, in the digits of the language. */
export function countedLimit(
  rule: Counting,
  max: number,
  locale: Locale,
  numberingSystem: GlobalSiteData['numberingSystem'] = 'arab',
): string {
  return pluralText(texts[locale].counted[rule], max, locale, digits(max, locale, numberingSystem));
}

/**
 * What a sentence begins with. The specification's Arabic sentences are those of a masculine noun: a field whose label is
 * feminine, or a plural of things, is spoken of as a field.
 */
function subject(label: string, locale: Locale): string {
  const disagrees = /^(?:التفاصيل|الروابط|\S*(?:ة|ات))(?:\s|$)/.test(label);
  return disagrees ? texts[locale].as_field.replace('{field}', () => label) : label;
}

function isCounting(rule: string): rule is Counting {
  return Object.hasOwn(english.counted, rule);
}

function digits(value: number | undefined, locale: Locale, numberingSystem: GlobalSiteData['numberingSystem']): string {
  if (value === undefined) return '';
  const tag = locale === 'ar' ? `ar-EG-u-nu-${numberingSystem}` : 'en-US';
  return value.toLocaleString(tag, { useGrouping: value >= 1_000 });
}
