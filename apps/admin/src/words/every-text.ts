import { builtTexts, type Locale, type Localized, locales } from '@nasaq/contract';
import { checkText, type TextKind } from '@nasaq/messages/check-text';
import { siteTexts } from '@nasaq/messages/texts';
import { wordTexts } from './catalogue/index.ts';

/** A text that this release was built with. */
export interface BuiltText {
  /** `contact.lead` of the site, `contract/rules.message.email`, `mails/chat.offline.subject`. */
  key: string;
  kind: TextKind;
  /** A form of a count may be there in Arabic alone. */
  built: Localized<string>;
}

/** Where a text belongs: the pages of one namespace, words that all parts share, or the mails of one capability. */
export function areaOf(key: string): string {
  return key.slice(0, key.indexOf('.'));
}

/** The name of that place, as the list of words has it: of its page, of its own, or of its mails. */
export function placeOf(key: string, language: Locale): string {
  const { areas, groups } = wordTexts[language];
  const area = areaOf(key);
  const named = (areas as Partial<Record<string, string>>)[area];
  const name = named ?? everyText().get(`titles.${area}`)?.built[language] ?? area;
  return area.startsWith('mails/') ? `${groups.mails}: ${name}` : name;
}

export const isOfSite = (key: string) => !key.includes('/');
export const isOfContract = (key: string) => key.startsWith('contract/');

// The screens' bundle has modules of its own, and none of the mails that its screens do not say: it asks the host's.
const shared = globalThis as typeof globalThis & { nasaqEveryText?: typeof ownTexts };
let known: ReadonlyMap<string, BuiltText> | undefined;

/** Every text of pages, forms, states, refusals and mails, by its key. */
export function everyText(): ReadonlyMap<string, BuiltText> {
  return (shared.nasaqEveryText ?? ownTexts)();
}

/**
 * From now on, whoever asks in this process is told of the texts that these modules have: to be called where all are there.
 * @returns ends it
 */
export function shareEveryText(): () => void {
  shared.nasaqEveryText = ownTexts;
  return () => {
    if (shared.nasaqEveryText === ownTexts) delete shared.nasaqEveryText;
  };
}

function ownTexts(): ReadonlyMap<string, BuiltText> {
  return (known ??= new Map([...ofSite(), ...ofOthers()]));
}

interface Group {
  [name: string]: string | Group;
}

function* ofSite(): Generator<[string, BuiltText]> {
  const [en, ar] = locales.map((locale) => new Map(flat(siteTexts[locale] as unknown as Group)));
  for (const [key, text] of en!) yield [key, { key, kind: 'icu', built: { en: text, ar: ar!.get(key)! } }];
}

/** Some texts of the site are live, too: where the admin host names the same choices. */
function* ofOthers(): Generator<[string, BuiltText]> {
  for (const [key, built] of builtTexts()) if (!isOfSite(key)) yield [key, { key, kind: 'plain', built }];
}

function* flat(group: Group, path = ''): Generator<[string, string]> {
  for (const [name, inner] of Object.entries(group)) {
    if (typeof inner === 'string') yield [path + name, inner];
    else yield* flat(inner, `${path}${name}.`);
  }
}

/** What stands in the way of a text, or `null`; `undefined` where this release has no such text. */
export function problemOf(key: string, locale: Locale, text: string) {
  const known = everyText().get(key);
  const built = known?.built[locale];
  if (built === undefined) return undefined;
  return checkText({ text, built, locale, kind: known!.kind });
}
