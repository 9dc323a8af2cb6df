import { apiBasePath, apiVersion, localeHeader, maxPageSize } from '@nasaq/contract';

/** The same calls to the same admin host as the site makes. */
export function loadSiteData() {
  return get('global-site-data');
}

export async function loadHome() {
  const home = await get('home');
  return { ...home, services: home.services.slice(0, 6), works: home.works.slice(0, 6), posts: home.posts.slice(0, 4) };
}

export async function loadList() {
  const [offers, categories] = await Promise.all([
    get('services', { limit: maxPageSize }),
    get('categories', { of: 'services' }),
  ]);
  return { offers, categories: categories.filter(({ count }) => count > 0) };
}

/** @returns `null` where there is no such service */
export function loadEntry(slug) {
  return get(`services/${encodeURIComponent(slug)}`);
}

async function get(path, query = {}) {
  const address = `${process.env.ADMIN_URL}${apiBasePath}${path}?${new URLSearchParams({ v: apiVersion, ...query })}`;
  const answer = await fetch(address, { headers: { accept: 'application/json', [localeHeader]: 'en' } });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  const body = await answer.json();
  return body.data ?? body;
}
