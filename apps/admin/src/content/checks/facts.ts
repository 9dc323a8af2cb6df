import { entryPath, isContentType, type Locale, localePath } from '@nasaq/contract';
import type { Docs, FieldSpec } from '@nasaq/translation';
import type { Facts, LinkedEntry, PictureFacts } from '@nasaq/translation/checks';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { env } from '../../env.ts';
import { companyTimeZone } from '../entry/company-time-zone.ts';
import { slugHolder } from '../entry/hooks/slug-holder.ts';
import { kindOfType } from '../media/file-kinds.ts';
import type { Target } from '../saving/newest.ts';
import { addressesAt, movedFrom } from './addresses.ts';
import { inBoth, inLanguage } from './document.ts';
import { companyNames, companyTerms } from './names.ts';
import { type Named, namedIn } from './named.ts';
import { unusualSpellings } from './spellings.ts';

/** What only the server knows of all that a document names, as it stands now. */
export async function gatherFacts(
  req: PayloadRequest,
  target: Target,
  fields: readonly FieldSpec[],
  docs: Docs,
): Promise<Facts> {
  const named = namedIn(fields, docs, env.siteUrl);
  const addresses = await addressesAt(req, named.paths);
  for (const address of Object.values(addresses)) if (address.is === 'entry') named.entries.add(address.entry);
  return {
    today: await today(req),
    siteUrl: env.siteUrl,
    addresses,
    entries: await entriesOf(req, named),
    pictures: await picturesOf(req, named),
    taken: { en: await takenIn(req, target, docs, named, 'en'), ar: await takenIn(req, target, docs, named, 'ar') },
    former: { en: await formerIn(req, target, named, 'en'), ar: await formerIn(req, target, named, 'ar') },
    names: await companyNames(req.payload),
    spellings: await unusualSpellings(req.payload, fields, docs),
    terms: await companyTerms(req.payload),
  };
}

async function today(req: PayloadRequest): Promise<string> {
  const timeZone = await companyTimeZone(req.payload);
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date());
}

function inTransactionOf({ transactionID }: PayloadRequest): PayloadRequest {
  return { transactionID } as PayloadRequest;
}

interface Row {
  id: number;
  title?: unknown;
  name?: unknown;
  alt?: unknown;
  _status?: unknown;
  deletedAt?: unknown;
  jobStatus?: unknown;
  closesAt?: unknown;
}

/** Those that are not there (any more) are nowhere open. */
async function entriesOf(req: PayloadRequest, { entries }: Named): Promise<Record<string, LinkedEntry>> {
  const facts: Record<string, LinkedEntry> = {};
  const closed = { title: { en: '', ar: '' }, open: { en: false, ar: false } };
  for (const [collection, ids] of byCollection(entries)) {
    const config = req.payload.collections[collection as CollectionSlug]?.config;
    if (!config) continue;
    for (const id of ids) facts[`${collection}:${id}`] = closed;
    const { docs } = await req.payload.db.find<Row>({
      collection: collection as CollectionSlug,
      where: { id: { in: ids } },
      select: { title: true, name: true, alt: true, _status: true, deletedAt: true, jobStatus: true, closesAt: true },
      limit: 0,
      pagination: false,
      req: inTransactionOf(req),
    });
    for (const row of docs) facts[`${collection}:${row.id}`] = linkedEntry(row, Boolean(config.versions?.drafts));
  }
  return facts;
}

function linkedEntry(
  { _status, alt, closesAt, deletedAt, jobStatus, name, title }: Row,
  hasDrafts: boolean,
): LinkedEntry {
  const titles = inBoth(title ?? name ?? alt);
  const isOpen = (locale: Locale) =>
    !deletedAt && (hasDrafts ? inLanguage(_status, locale) === 'published' : titles[locale] !== '');
  const isOver = typeof closesAt === 'string' || closesAt instanceof Date ? new Date(closesAt) < new Date() : false;
  return {
    title: titles,
    open: { en: isOpen('en'), ar: isOpen('ar') },
    ...((jobStatus === 'closed' || isOver) && { closed: true }),
  };
}

function byCollection(entries: Iterable<string>): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const entry of entries) {
    const [collection = '', id] = entry.split(':');
    if (Number.isSafeInteger(Number(id))) groups.set(collection, [...(groups.get(collection) ?? []), Number(id)]);
  }
  return groups;
}

async function picturesOf(req: PayloadRequest, { pictures }: Named): Promise<Record<string, PictureFacts>> {
  if (pictures.size === 0) return {};
  const { docs } = await req.payload.db.find<PictureRow>({
    collection: 'media',
    where: { id: { in: [...pictures] } },
    select: { alt: true, decorative: true, filename: true, mimeType: true, wordsIn: true },
    limit: 0,
    pagination: false,
    req: inTransactionOf(req),
  });
  return Object.fromEntries(
    docs.map(({ alt, decorative, filename, id, mimeType, wordsIn }) => [
      id,
      {
        alt: inBoth(alt),
        name: filename ?? '',
        ...(decorative && { isDecorative: true }),
        ...(kindOfType(mimeType) === 'video' && { isFilm: true }),
        ...((wordsIn === 'en' || wordsIn === 'ar') && { wordsIn }),
      },
    ]),
  );
}

interface PictureRow {
  id: number;
  alt?: unknown;
  decorative?: boolean | null;
  filename?: string | null;
  mimeType?: string | null;
  wordsIn?: string | null;
}

/** Who else has such a slug, in a draft and in the trash, too. */
async function takenIn(
  req: PayloadRequest,
  target: Target,
  docs: Docs,
  { slugs }: Named,
  locale: Locale,
): Promise<Record<string, string>> {
  const slug = slugs[locale];
  if ('global' in target || slug === '') return {};
  // Categories of different types may be called alike.
  const scope = docs[locale].of ? { of: docs[locale].of } : null;
  const holder = await slugHolder(req, { ...target, scope }, slug, locale);
  return holder ? { [slug]: holder.title || slug } : {};
}

/** Where readers of an old link are led to, who would come to this page if it took that address. */
async function formerIn(
  req: PayloadRequest,
  target: Target,
  { slugs }: Named,
  locale: Locale,
): Promise<Record<string, string>> {
  const slug = slugs[locale];
  if ('global' in target || slug === '' || !isContentType(target.collection)) return {};
  const moved = await movedFrom(req, decodeURI(localePath(locale, entryPath(target.collection, slug))));
  if (!moved) return {};
  const to = decodeURI(moved.to);
  const at = (await addressesAt(req, [to]))[to];
  // Whoever comes back to an address of their own takes it from nobody.
  return at?.is === 'entry' && at.entry === `${target.collection}:${target.id}` ? {} : { [slug]: to };
}
