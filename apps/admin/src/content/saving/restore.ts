import { locales, type Locale } from '@nasaq/contract';
import { NotFound, type CollectionSlug, type GlobalSlug, type PayloadRequest, type RequestContext } from 'payload';
import { Refusal } from '../../platform/payload/refusal.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { innerRequest } from '../../platform/payload/inner-request.ts';
import { lockEntry } from './merge-hooks.ts';
import type { Doc } from './merge.ts';
import { publishedInLanguages } from './published-settings.ts';
import { recordChange, withMarksOf } from './record-change.ts';
import { hasRows, shapeOf, type ShapeField } from './shape.ts';
import { wholeVersion } from './whole-version.ts';
import { contentLabels } from '../catalogue/index.ts';
import { restoredKey } from '../entry/hooks/published-state.ts';

/** What of a version comes back. */
export interface Restored {
  languages: Locale[];
  /** The values that both languages share. */
  shared: boolean;
}

/**
 * Brings values of an older version back as a draft, through ordinary saves: nothing is published, the rest of the newest
 * draft stays, and who restored is recorded as with every change.
 * @param req its transaction is used; the rights are those of its user
 */
export async function restoreEntryVersion(
  req: PayloadRequest,
  collection: CollectionSlug,
  versionId: number | string,
  wanted: Restored,
): Promise<number> {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { id: { equals: versionId } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req: innerRequest(req),
  });
  const id = docs[0]?.parent as number | undefined;
  if (id === undefined) throw new NotFound(req.t);
  await lockEntry(req, collection, id);
  const whole = await wholeVersion(req, { collection, id }, docs[0]!);
  const shape = shapeOf(req.payload.collections[collection].config.flattenedFields);
  const read: Read = (locale) =>
    req.payload.findVersionByID({
      collection,
      id: String(whole),
      locale,
      fallbackLocale: false,
      depth: 0,
      overrideAccess: true,
      req: innerRequest(req),
    });
  await inEachLanguage(wanted, shape, req, read, (locale, data, context) =>
    req.payload.update({
      collection: collection as 'services',
      id,
      locale,
      draft: true,
      depth: 0,
      data,
      context: { ...context, [restoredKey]: true },
      overrideAccess: false,
      user: req.user,
      req: innerRequest(req),
    }),
  );
  return id;
}

export async function restoreGlobalVersion(
  req: PayloadRequest,
  slug: GlobalSlug,
  versionId: number | string,
  wanted: Restored,
): Promise<void> {
  await lockEntry(req, 'globals', slug);
  const shape = shapeOf(req.payload.globals.config.find((global) => global.slug === slug)!.flattenedFields);
  // Who may not read it is refused; what is said of the translations nobody reads by themselves.
  const version = await req.payload.findGlobalVersionByID({
    slug,
    id: String(versionId),
    fallbackLocale: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req: innerRequest(req),
  });
  const whole = await wholeVersion(req, { global: slug }, version);
  const found = { slug, id: String(whole), fallbackLocale: false } as const;
  const read: Read = (locale) =>
    req.payload.findGlobalVersionByID({ ...found, locale, depth: 0, overrideAccess: true, req: innerRequest(req) });
  await inEachLanguage(wanted, shape, req, read, globalSave(req, slug));
}

/**
 * Gives up what waits in settings: what readers have comes back as another draft, through ordinary saves, so that the one
 * that is given up stays among the versions.
 */
export async function takeBackGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<void> {
  await lockEntry(req, 'globals', slug);
  const shape = shapeOf(req.payload.globals.config.find((global) => global.slug === slug)!.flattenedFields);
  const published = await publishedInLanguages(req, slug);
  const read: Read = (locale) => Promise.resolve({ version: published[locale] });
  await inEachLanguage({ languages: [...locales], shared: true }, shape, req, read, globalSave(req, slug));
}

type Save = (locale: Locale, data: Doc, context: RequestContext) => Promise<unknown>;

function globalSave(req: PayloadRequest, slug: GlobalSlug): Save {
  return (locale, data, context) =>
    req.payload.updateGlobal({
      slug: slug as 'home',
      locale,
      draft: true,
      depth: 0,
      data,
      context: { ...context, [restoredKey]: true },
      overrideAccess: false,
      user: req.user,
      req: innerRequest(req),
    });
}

type Read = (locale: Locale) => Promise<{ version: unknown }>;

/**
 * The shared values go with the first language, or alone with any. All is read before the first save: that one may be
 * the version too many for which the oldest goes, and the oldest may be the one that comes back.
 */
async function inEachLanguage(
  { languages, shared }: Restored,
  shape: ShapeField[],
  req: PayloadRequest,
  read: Read,
  save: Save,
): Promise<void> {
  if (languages.length === 0 && !shared) throw new Refusal(nothingChosen[interfaceLanguage(req.i18n)], 400);
  const values = new Map<Locale, Doc>();
  let said: unknown;
  for (const locale of languages.length > 0 ? languages : locales.slice(0, 1)) {
    const wanted = { localized: languages.includes(locale), shared: shared && values.size === 0 };
    const version = (await read(locale)).version as Doc;
    said = version.translation;
    values.set(locale, valuesOf(shape, version, wanted));
  }
  const context = recordChange(withMarksOf(said, languages));
  for (const [locale, data] of values) await save(locale, data, context);
}

const nothingChosen = contentLabels.restore.nothingChosen;

/** What was empty then is empty again: a value that is only left out would stay as it is. */
function valuesOf(shape: ShapeField[], version: Doc, wanted: { localized: boolean; shared: boolean }): Doc {
  const values: Doc = {};
  for (const field of shape) {
    const { group, kind, localized, name } = field;
    if (name === '_order' || name === 'key') continue;
    const value = version[name];
    // A version from before there was an address has none to bring back: an invented one would lead readers elsewhere.
    if (name === 'slug' && !value) continue;
    if (group && !localized) values[name] = valuesOf(group, (value ?? {}) as Doc, wanted);
    else if (localized ? wanted.localized : wanted.shared)
      values[name] = value ?? (hasRows(field) || (kind === 'reference' && Array.isArray(value)) ? [] : null);
  }
  return values;
}
