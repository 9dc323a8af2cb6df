import type { Locale } from '@nasaq/contract';
import type { Payload } from 'payload';
import { onChange } from '../changes/change.ts';

/** How mails name the company and where its staff are reached. */
export interface Company {
  name: string;
  email: string;
  phone: string;
}

const kept = new Map<Locale, Promise<Company>>();
onChange(({ type }) => {
  if (type === 'site' || type === 'all') kept.clear();
});

/** From the site's settings; kept until they change, because every submission asks. */
export async function loadCompany(locale: Locale, payload: Payload): Promise<Company> {
  const loading = kept.get(locale) ?? load(locale, payload);
  kept.set(locale, loading);
  try {
    return await loading;
  } catch (error) {
    kept.delete(locale);
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
  return { name: site.name ?? '', email: site.email ?? '', phone: site.phone ?? '' };
}
