import { fieldLabels, isolated, languageNames, type Locale } from '@nasaq/contract';
import { staffLabels } from '../catalogue/index.ts';

import arabicCalls from '../catalogue/ar/calls.json' with { type: 'json' };
import englishCalls from '../catalogue/en/calls.json' with { type: 'json' };

/**
 * The texts of a screen, per language of the interface, with those that all screens share: what their calls say, and the
 * words of the domain. What Arabic lacks is an error of types.
 */
export function screenTexts<Texts extends object>(
  english: Texts,
  arabic: NoInfer<Texts>,
): Record<Locale, Texts & SharedTexts> {
  return { en: { ...sharedTexts('en'), ...english }, ar: { ...sharedTexts('ar'), ...arabic } };
}

/** What every form of the staff's screens says of its calls. */
export const callTexts = { en: englishCalls, ar: arabicCalls };

type SharedTexts = ReturnType<typeof sharedTexts>;

function sharedTexts(language: Locale) {
  return {
    ...callTexts[language],
    languages: { en: languageNames.en[language], ar: languageNames.ar[language] },
    reference: fieldLabels.reference[language],
    topic: fieldLabels.topic[language],
    rating: fieldLabels.rating[language],
    state: staffLabels.words.state[language],
    account: staffLabels.words.account[language],
    language: staffLabels.words.language[language],
  };
}

/** Puts values into `{names}` of a text, isolated so that neither direction disturbs the other. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (marker, name: string) =>
    Object.hasOwn(values, name) ? inSentence(values[name]!, text) : marker,
  );
}

/**
 * A value has the direction of its own first letter. One that was filled itself may hold nothing but isolates and signs
 * between them, which have none: it is a part of the sentence and runs as that does.
 */
function inSentence(value: string, sentence: string): string {
  if (!value.includes('\u2068')) return isolated(value);
  return isolated(value, /\p{Script=Arabic}/u.test(sentence) ? 'rtl' : 'ltr');
}
