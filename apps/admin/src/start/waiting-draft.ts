import { getTranslation } from '@payloadcms/translations';
import { type BilingualText, type Locale, locales, parts } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { type FieldSpec, kindField, pairField } from '@nasaq/translation';
import { contentLabels, fieldSpecsOf, lastChangerAt, nameOfUser, partLabels } from '../content/index.ts';
import { fill } from '../platform/staff/screens/screen-texts.ts';

import type { StaffRequest } from '../platform/staff/staff-action.ts';
import { StaffError } from '../platform/staff/staff-error.ts';
import { startTexts } from './catalogue/index.ts';
import { readStored, type Stored } from './overruled-fields.ts';
import { hasIntervals, type StoredDay } from './read-site.ts';
import type { DraftedFields, StepForms, WaitingScreen } from './start-api.ts';
import { globalOfStep } from './stored-at.ts';

type Doc = Record<string, unknown>;
type Row = Doc & { [pairField]?: string };

/** What a step shows of its global, and may publish as it stands. */
const shown: Partial<Record<keyof StepForms, readonly string[]>> = {
  company: ['name', 'description', 'address', 'email', 'phone'],
  hours: ['openingHours'],
  brand: ['mark', 'logo', 'logoDark', 'logoHasName', 'colour', 'accent'],
  home: ['statement', 'intro', 'figures', 'steps', 'quote', 'call'],
};

/**
 * A global is published as a whole, so a step would bring along what somebody has drafted on the screen of its own and not
 * let go.
 * @throws {StaffError} with the names of what waits there and is not seen in the step, whose it is, and the screen
 */
export async function refuseWaitingDraft(name: keyof StepForms, req: StaffRequest, language: Locale): Promise<void> {
  const seen = shown[name];
  if (!seen && name !== 'parts') return;
  const { drafts, published } = await readBoth(name, req);
  const waiting = new Set<string>();
  const writers = new Map<number, string>();
  const isWaiting = async (field: string, label: string, locale: Locale | null) => {
    waiting.add(label);
    const by = lastChangerAt(drafts.en['changes'], field, { locale, but: nobody });
    if (by !== null) writers.set(by, by === Number(req.user.id) ? '' : await nameOfUser(by, req));
  };
  if (seen) {
    const specs = specsOf(name, req).filter(({ name: field }) => !seen.includes(field));
    for (const locale of locales)
      for (const spec of specs)
        if (unseenOf(spec, drafts[locale]) !== unseenOf(spec, published[locale]))
          await isWaiting(spec.name, spec.label[language], spec.localized ? locale : null);
    if (name === 'hours' && locales.some((locale) => ownHours(drafts[locale]) !== ownHours(published[locale])))
      await isWaiting('openingHours.exceptions', contentLabels.openingHours.exceptions[language], null);
  } else {
    for (const part of parts) {
      const target = targetOf(drafts.en[part]);
      if (target !== null && target !== targetOf(published.en[part]))
        await isWaiting(part, partLabels.parts[part].name[language], null);
    }
  }
  if (waiting.size === 0) return;
  throw new StaffError('state_changed', { fields: [], ...waitingTold(name, { language, req, waiting, writers }) });
}

/** Whose draft waits where: a sentence, and the screen with its name. */
function waitingTold(
  name: keyof StepForms,
  {
    language,
    req,
    waiting,
    writers,
  }: {
    language: Locale;
    req: StaffRequest;
    waiting: ReadonlySet<string>;
    /** Their names by their ids; empty of who asks, and where nobody is known. */
    writers: ReadonlyMap<number, string>;
  },
): { message: string; screen: WaitingScreen } {
  const list = new Intl.ListFormat(language);
  const global = globalOfStep[name];
  const { label } = req.payload.config.globals.find(({ slug }) => slug === global)!;
  const screen = { global, name: getTranslation(label as BilingualText, req.i18n) };
  const others = [...writers.values()].filter(Boolean);
  const texts = startTexts[language];
  const isOwn = writers.has(Number(req.user.id));
  const of =
    others.length > 0 ? fill(texts.draftOf, { names: list.format(others) }) : isOwn ? texts.draftOwn : texts.draft;
  const values = { fields: list.format(waiting), screen: screen.name };
  return { message: fill(texts.draftWaits.replace('{draft}', of), values), screen };
}

/** No member has it. */
const nobody = 0;

/** What the steps show of drafts: whoever saves one of them is to know what that publishes. */
export async function readDrafted(req: PayloadRequest, language: Locale): Promise<DraftedFields> {
  const steps = Object.keys(globalOfStep) as (keyof StepForms)[];
  // Two steps are stored in the site data, which are read once.
  const read = new Map<string, Promise<Both>>();
  const told = steps.map(async (name) => {
    const both = read.get(globalOfStep[name]) ?? readBoth(name, req);
    read.set(globalOfStep[name], both);
    return [name, drafted(name, await both, req, language)] as const;
  });
  return Object.fromEntries(await Promise.all(told));
}

function drafted(
  name: keyof StepForms,
  { drafts, published }: Both,
  req: PayloadRequest,
  language: Locale,
): readonly string[] {
  if (name === 'parts')
    return parts
      .filter((part) => stateOf(drafts.en[part]) !== stateOf(published.en[part]))
      .map((part) => partLabels.parts[part].name[language]);
  return specsOf(name, req)
    .filter(({ name: field }) => shown[name]?.includes(field))
    .filter(({ name: field }) => locales.some((locale) => !isSameSaid(drafts[locale][field], published[locale][field])))
    .map(({ label }) => label[language]);
}

/** What there is in both languages, as it is about to be published and as readers have it. */
interface Both {
  drafts: Stored;
  published: Stored;
}

async function readBoth(name: keyof StepForms, req: PayloadRequest): Promise<Both> {
  const [drafts, stored] = [await readStored(name, req), await readStored(name, req, false)];
  // What nobody has ever published has the defaults of its fields alone, and so has a draft that says no more.
  const published = (locale: Locale) =>
    stored[locale]['_status'] === 'published' || !stored[locale]['createdAt'] ? stored[locale] : {};
  return { drafts, published: { en: published('en'), ar: published('ar') } };
}

function specsOf(name: keyof StepForms, req: PayloadRequest): readonly FieldSpec[] {
  const { fields } = req.payload.config.globals.find(({ slug }) => slug === globalOfStep[name])!;
  return fieldSpecsOf({ fields });
}

const stateOf = (part: unknown) => (part as Doc | null | undefined)?.['state'] ?? null;

function isSameSaid(one: unknown, other: unknown): boolean {
  return JSON.stringify(said(one)) === JSON.stringify(said(other));
}

/** The days with hours of their own, as they can be compared: of the days that differ, a step shows the others. */
function ownHours({ openingHours }: Doc): string {
  const { exceptions } = (openingHours ?? {}) as { exceptions?: StoredDay[] | null };
  return JSON.stringify(said((exceptions ?? []).filter(hasIntervals))) ?? '';
}

/** Where a part leads, as it can be compared: of a part, a step shows only whether there is one. */
function targetOf(part: unknown): string | null {
  const { state, ...target } = (part ?? {}) as Doc;
  return state === 'leads' ? JSON.stringify(said(target)) : null;
}

/** A value as it can be compared. Which sections there are, and in what order, a step shows. */
function unseenOf({ kinds, name }: FieldSpec, doc: Doc): string {
  return JSON.stringify(said(kinds ? wordsOf((doc[name] ?? []) as Row[]) : doc[name])) ?? '';
}

/** Blocks, and sections with words of their own, by what joins the languages. */
function wordsOf(rows: Row[]): Row[] {
  const words = rows.filter((row) => !isSection(row) || Object.keys(said(row) as Doc).length > 2);
  return words.toSorted((one, other) => String(one[pairField]).localeCompare(String(other[pairField])));
}

const isSection = (row: Row) => String(row[kindField]).startsWith('home-');

/** Without what says nothing: nothing is the same, however it is stored. */
function said(value: unknown): unknown {
  if (value == null || value === '' || value === false) return undefined;
  if (typeof value !== 'object') return value;
  const parts = Object.entries(value).flatMap(([key, each]) => {
    const one = key === 'id' ? undefined : said(each);
    return one === undefined ? [] : [[key, one] as const];
  });
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}
