import { type Locale, locales, partOfKind, type PartName, parts } from '@nasaq/contract';
import type { Payload } from 'payload';
import { hasOwnHomeTitle } from '../content/index.ts';
import { offParts } from '../platform/parts/off-parts.ts';
import { everyText, newestWords, placeOf, sampleOf } from '../words/index.ts';
import type { BuiltPromise } from './start-api.ts';

/** Read by nobody where the home page has a title of its own. */
const homeTitle = 'titles.home';

/**
 * Texts that the product was built with and that say what a company does, who does it, how it hires, or by when it answers:
 * true of a company only if somebody there has looked at them.
 */
export const promising: readonly string[] = [
  'shell.menu.lines.contact',
  'shell.menu.care',
  ...below('account', ['login.lead', 'login.lead_without_orders', 'data.kept.orders']),
  ...below('article.rating', ['thanks.no', 'comment_hint', 'news.told']),
  ...below('solutions', ['lead', 'parts_lead']),
  'industries.lead',
  'products.lead',
  'works.empty',
  ...below('care.available', ['unknown', 'now', 'answer']),
  'career.apply.text',
  ...below('careers.who', ['lead', 'finish.text', 'write.text', 'ask.text', 'care.text']),
  ...below('careers.how', ['lead', 'first.text', 'second.text', 'third.title', 'third.text', 'fourth.text']),
  'company.lead',
  ...below('contact', ['lead', 'step.second.title', 'step.second.text', 'step.third.text']),
  'errors.app.text',
  ...below('feedback', ['lead', 'area.support', 'step.first.text', 'step.third.text']),
  'forms.privacy',
  'legal.lead',
  ...below('live_chat', ['lead', 'without.text', 'without.subject', 'form.note', 'team', 'with', 'notice.offline']),
  'offers.call.text',
  ...below('ordering', ['lead', 'step.third.text', 'hint.budget', 'free']),
  ...below('report', ['lead', 'step.first.text', 'step.third.title', 'step.third.text', 'hint.who']),
  ...below('sent.step.contacts', ['first.title', 'first.text', 'second.text', 'third.text']),
  ...below('sent.step.feedback', ['first.text', 'third.text']),
  ...below('sent.step.reports', ['first.text', 'third.title', 'third.text']),
  ...below('sent.step.orders', ['first.text', 'second.text', 'third.text']),
  ...below('sent.step.applications', ['first.title', 'first.text', 'second.text']),
  'sent.step.responses.second.text',
  ...below('status.open.orders', ['reviewing', 'quoted', 'accepted', 'delivered']),
  ...below('status.open.applications', ['interview', 'assessment']),
  'titles.care',
  homeTitle,
  'tools.lead',
  'mails/accounts.deleted.kept',
  ...below('mails/chat.offline', ['answerBy', 'answer']),
  ...below('mails/submissions.meaning.reports', ['resolved', 'duplicate']),
  ...below('mails/submissions.meaning.orders', ['quoted', 'delivered']),
  ...below('mails/submissions.meaning.applications', ['interview', 'assessment', 'offer']),
  ...['contacts', 'feedback', 'reports', 'orders', 'applications', 'responses'].map(
    (kind) => `mails/submissions.received.${kind}.next`,
  ),
];

function below(path: string, names: readonly string[]): string[] {
  return names.map((name) => `${path}.${name}`);
}

/** Names that stand in keys, and the part that says what stands below them: most are the part's own, or of what it sends. */
const partOfName: Readonly<Record<string, PartName | null>> = {
  ...Object.fromEntries(parts.map((name) => [name, name])),
  ...partOfKind,
  account: 'accounts',
  career: 'careers',
  live_chat: 'chat',
  // Who is there on the page of client care, they are in the chat.
  available: 'chat',
};

/** The part whose page, form or mail says a text; nothing where every company does. */
function partOfKey(key: string): PartName | null {
  const names = key.split(/[./]/);
  return names.map((name) => partOfName[name] ?? null).find((part) => part !== null) ?? null;
}

/** Those of the parts that there are, which the owner has not said otherwise in every language, and which somebody reads. */
export async function readPromises(payload: Payload, language: Locale): Promise<BuiltPromise[]> {
  const [off, newest, isHomeNamed] = await Promise.all([
    offParts(payload),
    newestWords(payload),
    hasOwnHomeTitle(payload),
  ]);
  const said = new Set(newest.filter(({ text }) => text !== null).map(({ key, locale }) => `${locale} ${key}`));
  return promising.flatMap((key) => {
    const part = partOfKey(key);
    const isSaid = locales.every((locale) => said.has(`${locale} ${key}`));
    const { built, kind } = everyText().get(key) ?? {};
    const text = built?.[language];
    if (text === undefined || isSaid || (isHomeNamed && key === homeTitle) || (part && part in off)) return [];
    return [{ key, place: placeOf(key, language), text: sampleOf(kind!, text) }];
  });
}
