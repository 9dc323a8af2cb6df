import { entryPath, localePath, type Item, type List, type Service, type Summary } from '@nasaq/contract';
import { adminUrl } from '../support/addresses.ts';
import { api } from '../support/site-paths.ts';
import { expect, test } from '../support/test.ts';
import { told } from '../support/told.ts';

const login = { email: 'admin@nasaq.example', password: 'a long password for journeys' };

test('what an editor publishes is brought to the site at once, in its language only', async ({ request }) => {
  const token = await signIn();
  const { data } = await api<List<Summary>>('services?limit=1', 'ar');
  const { data: entry } = await api<Item<Service>>(`services/${encodeURIComponent(data[0]!.slug)}`, 'ar');
  const arabicPage = localePath('ar', entryPath('services', entry.slug));
  const englishPage = entryPath('services', entry.alternates.en!);
  const { data: english } = await api<Item<Service>>(`services/${entry.alternates.en!}`, 'en');
  const id = await findId(entry.slug);
  const summary = `ملخص جديد ${Date.now()}`;
  try {
    await update(id, token, { summary, _status: 'published' });
    await expect.poll(async () => (await request.get(arabicPage)).text(), told).toContain(summary);
    expect(await (await request.get(englishPage)).text()).not.toContain(summary);

    // A draft is nobody's business, also once its page is rendered anew: what is published in English renews both.
    await update(`${id}?draft=true`, token, { summary: `${summary} مسودة`, _status: 'draft' });
    const renewed = `A new summary ${Date.now()}`;
    await update(id, token, { summary: renewed, _status: 'published' }, 'services', 'en');
    await expect.poll(async () => (await request.get(englishPage)).text(), told).toContain(renewed);
    const arabic = await (await request.get(arabicPage)).text();
    expect(arabic).toContain(summary);
    expect(arabic).not.toContain('مسودة');
  } finally {
    await update(id, token, { summary: entry.summary, _status: 'published' });
    await update(id, token, { summary: english.summary, _status: 'published' }, 'services', 'en');
  }
});

test('a changed address redirects from the old one', async ({ request }) => {
  const token = await signIn();
  const { data } = await api<List<Summary>>('articles?limit=1', 'en');
  const { slug } = data[0]!;
  const id = await findId(slug, 'articles', 'en');
  await update(id, token, { slug: `${slug}-moved`, _status: 'published' }, 'articles', 'en');
  try {
    await expect
      .poll(async () => {
        const answer = await request.get(entryPath('articles', slug), { maxRedirects: 0 });
        return [answer.status(), answer.headers().location];
      }, told)
      .toEqual([301, entryPath('articles', `${slug}-moved`)]);
  } finally {
    await update(id, token, { slug, _status: 'published' }, 'articles', 'en');
  }
  await expect
    .poll(async () => (await request.get(entryPath('articles', slug), { maxRedirects: 0 })).status(), told)
    .toBe(200);
});

async function signIn(): Promise<string> {
  const answer = await fetch(`${adminUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

async function findId(slug: string, type = 'services', locale = 'ar'): Promise<string> {
  const query = `where[slug][equals]=${encodeURIComponent(slug)}&locale=${locale}&limit=1&depth=0`;
  const token = await signIn();
  const answer = await fetch(`${adminUrl}/api/${type}?${query}`, { headers: { authorization: `JWT ${token}` } });
  const { docs } = (await answer.json()) as { docs: { id: number }[] };
  return String(docs[0]!.id);
}

async function update(id: string, token: string, data: object, type = 'services', locale = 'ar'): Promise<void> {
  const address = new URL(`${adminUrl}/api/${type}/${id}`);
  address.searchParams.set('locale', locale);
  const answer = await fetch(address, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
    body: JSON.stringify(data),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
}
