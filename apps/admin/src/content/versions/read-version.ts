import { type Locale, locales } from '@nasaq/contract';
import {
  bearsLanguage,
  type Bilingual,
  countStates,
  type Doc,
  type Docs,
  emptyRecord,
  type FieldSpec,
  type FieldState,
  judgedUnits,
  readRecord,
  type TranslationRecord,
} from '@nasaq/translation';
import type { CollectionSlug, GlobalSlug, PayloadRequest, SelectType, Where } from 'payload';
import { fieldsOf } from '../checks/document.ts';
import type { NameRow } from '../checks/label.ts';
import { changesIn, type FieldNews } from '../schedules/publication-review.ts';
import { newestOf, type Target } from '../saving/newest.ts';
import { withMarksOf } from '../saving/record-change.ts';
import { wholeVersion } from '../saving/whole-version.ts';
import { docsOf } from '../translation/docs-of.ts';
import { isListOfRows, nameOfRow } from './told-rows.ts';
import { type Published, wasPublished } from './published.ts';
import { changesInOwnRows, type SharedChange, sharedChanges } from './shared-changes.ts';
import { type Titles, titlesIn } from './titles.ts';
import { type VersionSavers, versionSavers } from './version-savers.ts';

/** What two versions of an entry have differently. */
export interface Differences {
  languages: Record<Locale, FieldNews[]>;
  shared: SharedChange[];
}

/** How many texts stand how. */
export type Counts = Partial<Record<FieldState, number>>;

/** What would be different if a version came back as a draft. */
export interface Return {
  languages: Record<Locale, Bilingual[]>;
  shared: Bilingual[];
  /** Whether each language has anything of its own; settings may be the same in both. */
  bearsLanguage: boolean;
  /** Languages that the version has no words in: they would be emptied. */
  empty: Record<Locale, boolean>;
  now: Record<Locale, Counts>;
  /** By what comes back: how the translations would stand then. */
  after: Record<Locale | 'both', Record<Locale, Counts>>;
  /** The source that comes back with both languages; `null` where it is the one of now. */
  source: Locale | null;
}

export interface ShownVersion {
  /** When it was saved, ISO 8601. */
  at: string;
  /** With every language, as the database has it. */
  version: Doc;
  against: Against;
  /** Whether it went to readers, so that what they had before can be asked for. */
  isPublished: boolean;
  differences: Differences;
  /** Whether there is one to compare with. */
  hasFormer: boolean;
  /** As the list of versions names them. */
  savers: VersionSavers;
  comesBack: Return;
}

/** With what a version is compared: what readers had before it, the version before it, or the draft of now. */
export type Against = 'published' | 'former' | 'now';

/**
 * A version as its screen shows it.
 * @param asked without it, what was published is compared with what readers had before: the draft that it was stands right
 * before it, and has no difference
 * @returns null where the entry has no such version
 */
export async function readVersion(
  req: PayloadRequest,
  target: Target,
  id: number,
  asked?: Against,
): Promise<ShownVersion | null> {
  const [found] = await versionsOf(req, target, { id: { equals: id } });
  const newest = found && (await newestOf(req, target));
  if (!found || !newest) return null;
  const whole = await wholeVersion(req, target, found);
  const [{ version }] = whole === id ? [found] : ((await versionsOf(req, target, { id: { equals: whole } })) as [Row]);
  const isPublished = wasPublished(found.version);
  const against = asked ?? (isPublished ? 'published' : 'former');
  const [former] = await versionsOf(req, target, { updatedAt: { less_than: found.updatedAt } });
  const [listed] = await versionsOf(req, target, {
    and: [{ updatedAt: { less_than: found.updatedAt } }, { snapshot: { not_equals: true } }],
  });
  const fields = fieldsOf(req.payload, target);
  const sides = { now: both(fields, newest), own: both(fields, version) };
  const before = {
    now: () => newest,
    former: () => former?.version,
    published: async () => (await publishedBefore(req, target, found.updatedAt))?.version,
  };
  const other = (await before[against]()) ?? null;
  // What readers had beside it in the other language stands in the version itself, and not in its copy.
  const shown = against === 'published' ? both(fields, found.version) : sides.own;
  const otherDocs = other ? both(fields, other).docs : { en: {}, ar: {} };
  const titles = await titlesIn(req, otherDocs, shown.docs);
  return {
    at: new Date(found.updatedAt).toISOString(),
    version: found.version,
    against,
    isPublished,
    differences: tellRows(differencesOf(fields, otherDocs, shown.docs, titles)),
    hasFormer: other !== null,
    savers: versionSavers(found.version.changes, listed?.version.changes),
    comesBack: returnOf(fields, sides.now, sides.own, titles),
  };
}

async function publishedBefore(req: PayloadRequest, target: Target, at: string): Promise<Row | null> {
  const earlier: Where = { and: [{ updatedAt: { less_than: at } }, { snapshot: { not_equals: true } }] };
  const states = await versionsOf(req, target, earlier, {
    limit: 0,
    select: { version: { _status: true, changes: true }, updatedAt: true },
  });
  const published = states.find((row) => wasPublished(row.version as Published));
  const [found] = published ? await versionsOf(req, target, { id: { equals: published.id } }) : [];
  return found ?? null;
}

interface Both {
  docs: Docs;
  record: TranslationRecord;
  stored: unknown;
}

function both(fields: readonly FieldSpec[], row: Doc): Both {
  return {
    docs: docsOf(fields, row),
    record: readRecord(row.translation) ?? emptyRecord('en'),
    stored: row.translation,
  };
}

/** What two states of an entry have differently, by its languages. */
export function differencesOf(fields: readonly FieldSpec[], before: Docs, now: Docs, titles: Titles): Differences {
  const own = fields.filter(bearsLanguage);
  const nameRow: NameRow = (field, row) => nameOfRow(field, row, titles);
  const newsIn = (locale: Locale) =>
    changesIn(own, before, now, locale, nameRow).flatMap((news) => {
      const field = own.find(({ name }) => name === news.path);
      const told = field && news.words.length === 0 ? rowNews(field, before[locale], now[locale], locale, titles) : [];
      return told.length > 0 ? told : [news];
    });
  return {
    languages: { en: newsIn('en'), ar: newsIn('ar') },
    shared: sharedChanges(fields, before, now, titles),
  };
}

/** Of a list whose words are what they were: its rows, one by one. */
function rowNews(field: FieldSpec, before: Doc, now: Doc, locale: Locale, titles: Titles): FieldNews[] {
  if (!field.localized || !isListOfRows(field)) return [];
  return changesInOwnRows(field, before, now, titles).map(({ after, before: was, label, row }, place) => ({
    path: `${field.name}.${place}`,
    label,
    words:
      row === 'moved'
        ? [{ kind: 'same', text: after![locale] }]
        : [
            ...(was && (after || row) ? [{ kind: 'removed' as const, text: was[locale] }] : []),
            ...(after && (was || row) ? [{ kind: 'inserted' as const, text: after[locale] }] : []),
          ],
    ...(row === 'moved' && { isMoved: true as const }),
  }));
}

/** A list that is another is no change without words any more where its rows are told. */
function tellRows({ languages, shared }: Differences): Differences {
  const told = new Set(shared.map(({ field }) => field));
  const isLeft = ({ path, words }: FieldNews) => words.length > 0 || !told.has(path);
  return { languages: { en: languages.en.filter(isLeft), ar: languages.ar.filter(isLeft) }, shared };
}

function returnOf(fields: readonly FieldSpec[], now: Both, own: Both, titles: Titles): Return {
  const { languages, shared } = differencesOf(fields, now.docs, own.docs, titles);
  const countsOf = (docs: Docs, record: TranslationRecord) => {
    const units = judgedUnits(fields, docs, record);
    return { en: countStates(units, 'en'), ar: countStates(units, 'ar') };
  };
  const afterwards = (chosen: readonly Locale[]) => {
    const docIn = (locale: Locale) => (chosen.includes(locale) ? own.docs[locale] : now.docs[locale]);
    return countsOf({ en: docIn('en'), ar: docIn('ar') }, withMarksOf(own.stored, chosen)(now.record));
  };
  return {
    languages: { en: changedIn(fields, languages.en), ar: changedIn(fields, languages.ar) },
    shared: sharedIn(fields, shared),
    bearsLanguage: fields.some(bearsLanguage),
    empty: { en: isEmpty(fields, own.docs.en), ar: isEmpty(fields, own.docs.ar) },
    now: countsOf(now.docs, now.record),
    after: { en: afterwards(['en']), ar: afterwards(['ar']), both: afterwards(locales) },
    source: own.stored && own.record.source !== now.record.source ? own.record.source : null,
  };
}

/** A list is named once, and what stands in a group by its own name. */
export function sharedIn(fields: readonly FieldSpec[], changes: readonly SharedChange[]): Bilingual[] {
  const lists = fields.filter((field) => !bearsLanguage(field) && isListOfRows(field));
  const own = new Set(fields.filter((field) => !bearsLanguage(field)).map(({ name }) => name));
  const changed = changes.filter(({ field }) => own.has(field));
  return [
    ...changed.filter(({ field }) => !lists.some(({ name }) => name === field)).map(({ label }) => label),
    ...lists.filter(({ name }) => changed.some(({ field }) => field === name)).map(({ label }) => label),
  ];
}

/** Names of the fields of the first level: a row is no part of what comes back by itself. */
export function changedIn(fields: readonly FieldSpec[], changes: readonly FieldNews[]): Bilingual[] {
  const names = new Set(changes.map(({ path }) => path.split('.', 1)[0]));
  return fields.filter(({ name }) => names.has(name)).map(({ label }) => label);
}

/** Whether a language was not written then: without the name of an entry or page it is not. Settings have none. */
function isEmpty(fields: readonly FieldSpec[], doc: Doc): boolean {
  const names = fields.filter(({ name }) => name === 'title' || name === 'statement');
  return names.length > 0 && names.every(({ name }) => !doc[name]);
}

interface Row {
  id: number;
  updatedAt: string;
  version: Doc;
}

/** The newest ones that are asked for; one, where nothing else is said. */
async function versionsOf(
  req: PayloadRequest,
  target: Target,
  wanted: Where,
  more: { limit?: number; select?: SelectType } = {},
): Promise<Row[]> {
  const newest = { sort: '-updatedAt', limit: 1, pagination: false, req: {} as PayloadRequest, ...more } as const;
  const { docs } =
    'global' in target
      ? await req.payload.db.findGlobalVersions<Doc>({ global: target.global as GlobalSlug, where: wanted, ...newest })
      : await req.payload.db.findVersions<Doc>({
          collection: target.collection as CollectionSlug,
          where: { and: [{ parent: { equals: target.id } }, wanted] },
          ...newest,
        });
  return docs as unknown as Row[];
}
