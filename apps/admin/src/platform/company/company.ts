import type { Locale } from '@nasaq/contract';
import { type BrandColours, readColour } from '@nasaq/brand';
import type { Payload } from 'payload';
import { onChange } from '../changes/change.ts';

/** How mails name the company and where its staff are reached. */
export interface Company {
  name: string;
  email: string;
  phone: string;
  /** The brand's, where they are not those of the house. */
  colours?: BrandColours;
}

const cached = new Map<Locale, Promise<Company>>();
onChange(({ type }) => {
  if (type === 'site' || type === 'brand' || type === 'all') cached.clear();
});

/** From the site's settings; cached until they change, because every submission asks. */
export async function loadCompany(locale: Locale, payload: Payload): Promise<Company> {
  const loading = cached.get(locale) ?? load(locale, payload);
  cached.set(locale, loading);
  try {
    return await loading;
  } catch (error) {
    cached.delete(locale);
    throw error;
  }
}

async function load(locale: Locale, payload: Payload): Promise<Company> {
  const site = await payload.findGlobal({
    slug: 'site',
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: true,
  });
  const colours = await loadColours(payload);
  return { name: site.name ?? '', email: site.email ?? '', phone: site.phone ?? '', ...(colours && { colours }) };
}

/** As they are published; `null` for those of the house. */
async function loadColours(payload: Payload): Promise<BrandColours | null> {
  const brand = await payload.findGlobal({ slug: 'brand', locale: 'en', depth: 0, overrideAccess: true });
  if (brand._status !== 'published') return null;
  const [colour, accent] = [readColour(brand.colour ?? ''), readColour(brand.accent ?? '')];
  return colour || accent ? { colour, accent } : null;
}
