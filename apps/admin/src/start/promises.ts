import { type Locale, locales, parts } from '@nasaq/contract';
import type { Payload } from 'payload';
import { offParts } from '../platform/parts/off-parts.ts';
import { everyText, newestWords } from '../words/index.ts';
import type { BuiltPromise } from './start-api.ts';

/**
 * Texts that the product was built with and that say what a company does, how it hires, or by when it answers: true of the
 * company that they were written for, and of others only if somebody has looked at them.
 */
export const promising: readonly string[] = [
  'home.start',
  'home.steps.lead',
  ...['about', 'services', 'products', 'blog', 'works', 'contact', 'care', 'careers', 'tools'].map(
    (name) => `shell.menu.lines.${name}`,
  ),
  'about.story',
  'services.lead',
  'solutions.lead',
  'industries.lead',
  'products.lead',
  'works.lead',
  'blog.lead',
  'careers.lead',
  'careers.who.lead',
  'careers.who.write.text',
  'careers.how.lead',
  'careers.how.first.text',
  'careers.how.second.text',
  'careers.how.third.text',
  'careers.how.fourth.text',
  'company.lead',
  'contact.lead',
  'contact.hint.help_details',
  'contact.step.third.text',
  'feedback.lead',
  'feedback.area.service',
  'knowledgebase.lead',
  'knowledgebase.none.text',
  'legal.lead',
  'offers.call.title',
  'offers.call.text',
  'ordering.lead',
  'ordering.step.third.text',
  'ordering.hint.budget',
  'report.step.first.text',
  'titles.care',
  'titles.home',
  'tools.lead',
];

/** A text that says something else of the company that it was written for: what it says of others. */
const ofOthers = /^\{name, select,.* other \{([^{}]*)\}\}$/u;

/** Those of the parts that there are, which the owner has not said otherwise in every language. */
export async function readPromises(payload: Payload, language: Locale): Promise<BuiltPromise[]> {
  const [off, newest] = await Promise.all([offParts(payload), newestWords(payload)]);
  const said = new Set(newest.filter(({ text }) => text !== null).map(({ key, locale }) => `${locale} ${key}`));
  return promising.flatMap((key) => {
    const part = parts.find((name) => key.startsWith(`${name}.`) || key === `shell.menu.lines.${name}`);
    const isSaid = locales.every((locale) => said.has(`${locale} ${key}`));
    const text = everyText().get(key)?.built[language];
    return text === undefined || isSaid || (part && part in off)
      ? []
      : [{ key, text: ofOthers.exec(text)?.[1] ?? text }];
  });
}
