import { apiBasePath, apiVersion, localeHeader, maxPageSize } from '@nasaq/contract';
import { splitOpening } from '../../../apps/site/src/content/offers/split-opening.ts';

/** The same calls to the same admin host as the site makes. */
export function loadSiteData() {
  return get('global-site-data');
}

export async function loadHome() {
  const home = await get('home');
  return {
    ...home,
    services: home.services.slice(0, 6),
    works: home.works.slice(0, 6),
    industries: home.industries.map(({ key, slug, title }) => ({ key, slug, title })),
    posts: home.posts.slice(0, 4),
  };
}

export async function loadList() {
  const [offers, categories] = await Promise.all([
    get('services', { limit: maxPageSize }),
    get('categories', { of: 'services' }),
  ]);
  return { offers, categories: categories.filter(({ count }) => count > 0) };
}

/** @returns the service with the first sentences of its text apart; `null` where there is no such service */
export async function loadEntry(slug) {
  const offer = await get(`services/${encodeURIComponent(slug)}`);
  if (!offer) return null;
  const { opening, rest } = splitOpening(offer.body);
  return { ...offer, opening, body: rest };
}

async function get(path, query = {}) {
  const address = `${process.env.ADMIN_URL}${apiBasePath}${path}?${new URLSearchParams({ v: apiVersion, ...query })}`;
  const answer = await fetch(address, { headers: { accept: 'application/json', [localeHeader]: 'en' } });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  const body = await answer.json();
  return body.data ?? body;
}
