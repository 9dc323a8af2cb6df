import { type Locale, locales, partOfKind, type PartName, parts } from '@nasaq/contract';
import type { Payload } from 'payload';
import { offParts } from '../platform/parts/off-parts.ts';
import { everyText, newestWords } from '../words/index.ts';
import type { BuiltPromise } from './start-api.ts';

/**
 * Texts that the product was built with and that say what a company does, who does it, how it hires, or by when it answers:
 * true of the company that they were written for, and of others only if somebody has looked at them.
 */
export const promising: readonly string[] = [
  ...below('home', ['start', 'steps.lead']),
  ...below('shell.menu.lines', [
    'about',
    'services',
    'products',
    'blog',
    'works',
    'contact',
    'care',
    'careers',
    'tools',
  ]),
  'shell.menu.care',
  'about.story',
  ...below('account', ['login.lead', 'login.lead_without_orders', 'data.kept.orders']),
  ...below('article.rating', ['thanks.no', 'comment_hint', 'news.told']),
  'services.lead',
  ...below('solutions', ['lead', 'parts_lead']),
  ...below('industries', ['lead', 'day_lead', 'made']),
  'products.lead',
  ...below('works', ['lead', 'empty']),
  'blog.lead',
  ...below('care.available', ['unknown', 'now', 'answer']),
  ...below('career.apply', ['text', 'hint.links']),
  ...below('careers', ['lead', 'none.text']),
  ...below('careers.who', ['lead', 'finish.text', 'write.text', 'ask.text', 'care.text']),
  ...below('careers.how', ['lead', 'first.text', 'second.title', 'second.text', 'third.title', 'third.text']),
  ...below('careers.how.fourth', ['title', 'text']),
  'company.lead',
  ...below('contact', ['lead', 'hint.help_details']),
  ...below('contact.step', ['second.title', 'second.text', 'third.title', 'third.text']),
  'errors.app.text',
  ...below('feedback', ['lead', 'area.service', 'area.support']),
  ...below('feedback.step', ['first.text', 'second.title', 'second.text', 'third.title', 'third.text']),
  'forms.privacy',
  ...below('knowledgebase', ['lead', 'placeholder', 'none.text']),
  'legal.lead',
  ...below('live_chat', ['lead', 'help_text', 'without.text', 'without.subject', 'prompt.second', 'form.note']),
  ...below('live_chat', ['topic.support', 'team', 'with', 'notice.offline']),
  ...below('offers.call', ['title', 'text']),
  ...below('ordering', ['lead', 'step.first.text', 'step.second.text', 'step.third.text']),
  ...below('ordering', ['hint.offer', 'hint.brief', 'hint.budget', 'free']),
  'report.lead',
  ...below('report.step', ['first.text', 'second.title', 'third.title', 'third.text']),
  'report.hint.who',
  ...below('sent.step.contacts', [
    'first.title',
    'first.text',
    'second.title',
    'second.text',
    'third.title',
    'third.text',
  ]),
  ...below('sent.step.feedback', ['first.text', 'second.title', 'second.text', 'third.title', 'third.text']),
  ...below('sent.step.reports', ['first.text', 'second.title', 'second.text', 'third.title', 'third.text']),
  ...below('sent.step.orders', ['first.text', 'second.text', 'third.text']),
  ...below('sent.step.applications', ['first.title', 'first.text', 'second.text']),
  ...below('sent.step.responses', ['second.title', 'second.text']),
  ...below('status.open.orders', ['reviewing', 'quoted', 'accepted', 'delivered']),
  ...below('status.open.applications', ['screening', 'interview', 'assessment']),
  'status.final.reports.duplicate',
  'titles.care',
  'titles.home',
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

/** A text that says something else of the company that it was written for: what it says of others. */
const ofOthers = /^\{name, select,.* other \{([^{}]*)\}\}$/u;

/** Those of the parts that there are, which the owner has not said otherwise in every language. */
export async function readPromises(payload: Payload, language: Locale): Promise<BuiltPromise[]> {
  const [off, newest] = await Promise.all([offParts(payload), newestWords(payload)]);
  const said = new Set(newest.filter(({ text }) => text !== null).map(({ key, locale }) => `${locale} ${key}`));
  return promising.flatMap((key) => {
    const part = partOfKey(key);
    const isSaid = locales.every((locale) => said.has(`${locale} ${key}`));
    const text = everyText().get(key)?.built[language];
    return text === undefined || isSaid || (part && part in off)
      ? []
      : [{ key, text: ofOthers.exec(text)?.[1] ?? text }];
  });
}
