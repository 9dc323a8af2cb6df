import type { Locale } from '@nasaq/contract';
import type { Payload } from 'payload';
import { onChange } from '../changes/change.ts';

/** How mails name the company and where its staff are reached. */
export interface Company {
  name: string;
  email: string;
  phone: string;
}

const cached = new Map<Locale, Promise<Company>>();
onChange(({ type }) => {
  if (type === 'site' || type === 'all') cached.clear();
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
  return { name: site.name ?? '', email: site.email ?? '', phone: site.phone ?? '' };
}
