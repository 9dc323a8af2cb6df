import {
  type CategorizedType,
  categorizedTypes,
  type ContentType,
  contentTypes,
  isReservedAddress,
  type Locale,
  otherLocale,
  paths,
  sectionPath,
} from '@nasaq/contract';
import { type Address, localeOfPath } from '@nasaq/translation/checks';
import type { PayloadRequest } from 'payload';
import { alternatesOf, findIdBySlug } from '../../platform/http/published.ts';
import { isAddressOn, offParts } from '../../platform/parts/off-parts.ts';
import { innerRequest } from '../../platform/payload/inner-request.ts';

/** What stands at addresses of the site, decoded and without what follows `?` or `#`. */
export async function addressesAt(req: PayloadRequest, wanted: Iterable<string>): Promise<Record<string, Address>> {
  const found: Record<string, Address> = {};
  for (const path of wanted) found[path] = (await entryAt(req, path)) ?? (await movedFrom(req, path)) ?? pageAt(path);
  return found;
}

/** Whether the site has a page of its own at an address, so that it leads nobody away from there. */
export async function isPageAt(req: PayloadRequest, path: string): Promise<boolean> {
  return pageAt(path).is === 'page' || (await entryAt(req, path)) !== null;
}

/**
 * Whether a reader finds a page at an address in its language, so that no redirect leads on from there: the site asks for
 * one where nothing else stands. Which of the addresses below `/forms` and the like are taken, nobody knows here.
 */
export async function isReadAt(req: PayloadRequest, path: string): Promise<boolean> {
  const own = withoutLanguage(path);
  if (!isAddressOn(own, await offParts(req.payload))) return false;
  if (pages.has(own)) return true;
  const found = await entryAt(req, path);
  if (found?.is !== 'entry') return found !== null;
  const [type, id] = found.entry.split(':') as [ContentType, string];
  const locale = localeOfPath(path);
  return (
    found.locale === locale && Boolean((await alternatesOf({ payload: req.payload, locale }, type, Number(id)))[locale])
  );
}

/** Whether a page that is no entry has an address, in whichever language; it may be one of a part that is off. */
export function isFixedPage(path: string): boolean {
  return pages.has(withoutLanguage(path));
}

const pages = new Set<string>(Object.values(paths));
/** Below these stands what no table of addresses knows: what one person has sent, forms of the owner, and files. */
const beyond = /^\/(?:status|sent|forms|media|api|share|auth|sitemap|feed|blog\/feed)(?:[/.-]|$)/u;

function pageAt(path: string): Address {
  const locale = localeOfPath(path);
  const own = withoutLanguage(path);
  return pages.has(own) || beyond.test(own) ? { is: 'page', locale } : { is: 'nothing' };
}

function withoutLanguage(path: string): string {
  return path.replace(/^\/ar(?=\/|$)/u, '') || '/';
}

async function entryAt(req: PayloadRequest, path: string): Promise<Address | null> {
  const locale = localeOfPath(path);
  const own = withoutLanguage(path);
  const type = contentTypes.find((one) => own.startsWith(`${sectionPath(one)}/`));
  if (pages.has(own)) return null;
  if (!type) return isReservedAddress(own) ? null : slugAt(req, 'landing-pages', own.slice(1), locale);
  const slug = own.slice(sectionPath(type).length + 1);
  const category = slug.startsWith('category/') && categorizedTypes.find((one) => one === type);
  if (category) return categoryAt(req, category, slug.slice('category/'.length), locale);
  return slugAt(req, type, slug, locale);
}

async function slugAt(req: PayloadRequest, type: ContentType, slug: string, locale: Locale): Promise<Address | null> {
  // The slug of the other language is found, too: its page leads on to the reader's own.
  for (const language of [locale, otherLocale(locale)]) {
    const id = await findIdBySlug({ payload: req.payload, locale: language, req: innerRequest(req) }, type, slug);
    if (id !== null) return { is: 'entry', entry: `${type}:${id}`, locale: language };
  }
  return null;
}

async function categoryAt(
  req: PayloadRequest,
  of: CategorizedType,
  slug: string,
  locale: Locale,
): Promise<Address | null> {
  const reading = { payload: req.payload, locale, req: innerRequest(req) };
  return (await findIdBySlug(reading, 'categories', slug, { of: { equals: of } })) === null
    ? null
    : { is: 'page', locale };
}

/** @returns where it leads to since its page has moved, encoded as a `Location` */
export async function movedFrom(req: PayloadRequest, path: string): Promise<{ is: 'moved'; to: string } | null> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    depth: 0,
    overrideAccess: true,
    limit: 1,
    pagination: false,
    select: { to: true },
    where: { from: { equals: path } },
    req: innerRequest(req),
  });
  return docs[0] ? { is: 'moved', to: docs[0].to } : null;
}
