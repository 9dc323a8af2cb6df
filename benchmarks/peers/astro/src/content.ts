import {
  apiBasePath,
  apiVersion,
  localeHeader,
  maxPageSize,
  type Category,
  type GlobalSiteData,
  type Home,
  type Service,
  type ServiceSummary,
} from '@nasaq/contract';
import { ADMIN_URL } from 'astro:env/server';

/** The site's calls to the admin host. */
export const content = {
  siteData: () => get<GlobalSiteData>('global-site-data'),
  home: () => get<Home>('home'),
  services: () => get<ServiceSummary[]>('services', { limit: String(maxPageSize) }),
  categories: () => get<Category[]>('categories', { of: 'services' }),
  service: (slug: string) => get<Service>(`services/${encodeURIComponent(slug)}`),
};

export class ContentError extends Error {
  readonly status: number;

  constructor(address: string, status: number) {
    super(`${address} answered ${status}.`);
    this.status = status;
  }
}

async function get<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  const address = `${ADMIN_URL}${apiBasePath}${path}?${new URLSearchParams({ v: apiVersion, ...query })}`;
  const answer = await fetch(address, { headers: { accept: 'application/json', [localeHeader]: 'en' } });
  if (!answer.ok) throw new ContentError(address, answer.status);
  const body = await answer.json();
  return body.data ?? body;
}
