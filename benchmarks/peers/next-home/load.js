import { apiBasePath, apiVersion, localeHeader } from '@nasaq/contract';
import { cache } from 'react';

/** From the same admin host and with the same calls as the site, once per request, never cached. */
export const load = cache(async () => {
  const [siteData, home] = await Promise.all([get('global-site-data'), get('home')]);
  return { siteData, home: { ...home, works: home.works.slice(0, 6), posts: home.posts.slice(0, 4) } };
});

async function get(path) {
  const address = `${process.env.ADMIN_URL}${apiBasePath}${path}?v=${apiVersion}`;
  const answer = await fetch(address, {
    cache: 'no-store',
    headers: { accept: 'application/json', [localeHeader]: 'en' },
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  const body = await answer.json();
  return body.data ?? body;
}
