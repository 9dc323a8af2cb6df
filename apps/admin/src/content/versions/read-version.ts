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
import type { CollectionSlug, GlobalSlug, PayloadRequest, Where } from 'payload';
import { fieldsOf } from '../checks/document.ts';
import { changesIn, type FieldNews } from '../schedules/publication-review.ts';
import { newestOf, type Target } from '../saving/newest.ts';
import { withMarksOf } from '../saving/record-change.ts';
import { wholeVersion } from '../saving/whole-version.ts';
import { docsOf } from '../translation/docs-of.ts';
import { type SharedChange, sharedChanges } from './shared-changes.ts';

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
  /** Against the version before it, or against the draft of now. */
  differences: Differences;
  /** Whether there is a version before it. */
  hasFormer: boolean;
  comesBack: Return;
}

/** A version as its screen shows it. @returns null where the entry has no such version */
export async function readVersion(
  req: PayloadRequest,
  target: Target,
  id: number,
  against: 'former' | 'now',
): Promise<ShownVersion | null> {
  const [found] = await versionsOf(req, target, { id: { equals: id } });
  const newest = found && (await newestOf(req, target));
  if (!found || !newest) return null;
  const whole = await wholeVersion(req, target, found);
  const [{ version }] = whole === id ? [found] : ((await versionsOf(req, target, { id: { equals: whole } })) as [Row]);
  const [former] = await versionsOf(req, target, { updatedAt: { less_than: found.updatedAt } });
  const fields = fieldsOf(req.payload, target);
  const sides = {
    now: both(fields, newest),
    own: both(fields, version),
    former: former ? both(fields, former.version) : null,
  };
  const before = against === 'now' ? sides.now : sides.former;
  return {
    at: new Date(found.updatedAt).toISOString(),
    version: found.version,
    differences: differencesOf(fields, before?.docs ?? { en: {}, ar: {} }, sides.own.docs),
    hasFormer: former !== undefined,
    comesBack: returnOf(fields, sides.now, sides.own),
  };
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

function differencesOf(fields: readonly FieldSpec[], before: Docs, now: Docs): Differences {
  const own = fields.filter(bearsLanguage);
  return {
    languages: {
      en: changesIn(own, before, now, 'en'),
      ar: changesIn(own, before, now, 'ar'),
    },
    shared: sharedChanges(
      fields.filter((field) => !bearsLanguage(field)),
      before.en,
      now.en,
    ),
  };
}

function returnOf(fields: readonly FieldSpec[], now: Both, own: Both): Return {
  const { languages, shared } = differencesOf(fields, now.docs, own.docs);
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
    shared: shared.map(({ label }) => label),
    bearsLanguage: fields.some(bearsLanguage),
    empty: { en: isEmpty(fields, own.docs.en), ar: isEmpty(fields, own.docs.ar) },
    now: countsOf(now.docs, now.record),
    after: { en: afterwards(['en']), ar: afterwards(['ar']), both: afterwards(locales) },
    source: own.stored && own.record.source !== now.record.source ? own.record.source : null,
  };
}

/** The fields of the first level: a row is no part of what comes back by itself. */
function changedIn(fields: readonly FieldSpec[], changes: readonly FieldNews[]): Bilingual[] {
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

/** The newest one that is asked for. */
async function versionsOf(req: PayloadRequest, target: Target, wanted: Where): Promise<Row[]> {
  const newest = { sort: '-updatedAt', limit: 1, pagination: false, req: {} as PayloadRequest } as const;
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
