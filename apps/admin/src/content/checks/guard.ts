import { isLocale, languageNames, type Locale, locales, otherLocale } from '@nasaq/contract';
import { type Doc, type Docs, pairOf } from '@nasaq/translation';
import { type Finding, sentenceOf } from '@nasaq/translation/checks';
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { isTrashing } from '../../platform/staff/access.ts';
import { interfaceLanguage, menuNumber } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { checkScreenTexts } from '../catalogue/index.ts';
import type { Target } from '../saving/newest.ts';
import { checkDocument } from './check-document.ts';
import { type BothLanguages, fieldsOf, newestInBoth, publishedInBoth } from './document.ts';
import { labelOf } from './label.ts';
import { stopping } from './sentences.ts';

/** What Payload’s operations of saving say of the languages that they publish. */
interface Call {
  publishAllLocales?: unknown;
}

/** Whether all languages are meant does not reach the hooks that see the values. */
export const noteLanguages: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update' || operation === 'create') note(args as Call, req);
  return args;
};

export const noteGlobalLanguages: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update') note(args as Call, req);
  return args as unknown;
};

function note({ publishAllLocales }: Call, req: PayloadRequest): void {
  req.context.publishesAll = Boolean(publishAllLocales && publishAllLocales !== 'false');
}

/**
 * Keeps from readers what a check that stops has found, whichever way it is published: from a form, in bulk, by REST or
 * by the clock. What was as wrong before stays no reason to refuse another change.
 * @throws {ValidationError} with an error at each field, in the language of who publishes
 */
export const refuseUnfit: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (isTrashing(data) || originalDoc?.deletedAt) return data;
  const id = operation === 'update' ? Number(originalDoc?.id) : 0;
  await refuse(req, { collection: collection.slug, id }, data as Doc, originalDoc as Doc | undefined);
  return data;
};

export const refuseUnfitPage: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => {
  await refuse(req, { global: global.slug }, data as Doc, originalDoc as Doc | undefined);
  return data as unknown;
};

async function refuse(req: PayloadRequest, target: Target, data: Doc, before: Doc | undefined): Promise<void> {
  const { locale } = req;
  if (req.context.silent || !isLocale(locale) || data._status !== 'published') return;
  const isNew = 'collection' in target && target.id === 0;
  const newest = isNew ? null : await newestInBoth(req, target);
  const other = otherLocale(locale);
  const docs = { [locale]: { ...before, ...data }, [other]: newest?.docs[other] ?? {} } as unknown as Docs;
  const published: readonly Locale[] = req.context.publishesAll ? locales : [locale];
  const found = await stoppingIn(req, target, { docs, record: newest?.record ?? null }, published);
  if (found.length === 0) return;
  const known = isNew ? [] : await knownToReaders(req, target, published);
  const isKnown = (finding: Finding) =>
    known.some(({ check, path }) => check === finding.check && path === finding.path);
  const fresh = found.filter((finding) => !isKnown(finding));
  // The CMS refuses them by itself, together with what is missing besides texts: nobody is sent to their fields twice.
  const isRefused = ({ check, locale: found, path }: Finding) =>
    (check === 'text-missing' || check === 'value-missing' || check === 'rows-missing') &&
    (found === locale || found === 'both') &&
    !path.includes('.') &&
    isNothing(docs[locale][path]);
  if (fresh.some(isRefused)) return;
  if (fresh.length > 0) throw refusal(req, target, docs, fresh);
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

async function stoppingIn(
  req: PayloadRequest,
  target: Target,
  document: BothLanguages,
  published: readonly Locale[],
): Promise<Finding[]> {
  return stopping((await checkDocument(req, target, document))!.findings, published);
}

/** What stands on the site and would be stopped today: it was published before there was such a check. */
async function knownToReaders(req: PayloadRequest, target: Target, published: readonly Locale[]): Promise<Finding[]> {
  const seen = await publishedInBoth(req, target);
  const open = published.filter((locale) => seen?.open.includes(locale));
  return seen && open.length > 0 ? stoppingIn(req, target, seen, open) : [];
}

/** So many reasons are told of one field, and of so many fields in the sentence as a whole. */
const [mostReasons, mostFields] = [3, 8];

/** Names each field and language once, and says what is wrong with it: at the field, and in the message as a whole. */
function refusal(req: PayloadRequest, target: Target, docs: Docs, found: readonly Finding[]): ValidationError {
  const language = interfaceLanguage(req.i18n);
  const texts = checkScreenTexts[language];
  const fields = fieldsOf(req.payload, target);
  const localeOf = ({ locale }: Finding) => (locale === 'both' ? (req.locale as Locale) : locale);
  const fewOf = (all: readonly string[], most: number) =>
    [
      ...all.slice(0, most),
      ...(all.length > most
        ? [fill(texts.panel.moreHere, { count: menuNumber(language).format(all.length - most) })]
        : []),
    ].join(' ');
  const byField = Map.groupBy(found, (finding) => `${localeOf(finding)} ${finding.path}`);
  const errors = [...byField.values()].map((findings) => {
    const [first] = findings as [Finding];
    const locale = localeOf(first);
    const label = `${labelOf(fields, docs, first.path)[language]} (${languageNames[locale][language]})`;
    const reasons = [...new Set(findings.map((finding) => sentenceOf(finding, language)))];
    return { label, message: `${label}: ${fewOf(reasons, mostReasons)}`, path: inForm(first.path, docs[locale]) };
  });
  const of = 'global' in target ? { global: target.global } : { collection: target.collection };
  const error = new ValidationError({ ...of, errors, req }, req.t);
  // The CMS names the fields alone, and a list of many entries shows nothing else.
  const told = fewOf(
    errors.map(({ message }) => message),
    mostFields,
  );
  error.message = `${texts.refused} ${told}`;
  return error;
}

/** A form numbers its rows. */
function inForm(path: string, doc: Doc): string {
  let at: unknown = doc;
  return path
    .split('.')
    .map((part) => {
      const place = Array.isArray(at) ? (at as Doc[]).findIndex((row, index) => pairOf(row, index) === part) : -1;
      at = (at as Doc | undefined)?.[place < 0 ? part : place];
      return place < 0 ? part : String(place);
    })
    .join('.');
}
