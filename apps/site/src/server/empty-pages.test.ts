import { type Locale, localePath, locales } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { startCachedSite } from './test/cached-site.ts';
import { siteData } from './test/fixture-admin.ts';

const answers = {
  about: { statement: '', intro: '', figures: [], team: [], story: [], values: [], place: [], craft: false },
  care: { statement: '', intro: '', channels: [], promises: [], faq: [] },
};

const general = { nameEn: 'Sahel', nameAr: 'ساحل', descriptionEn: 'Water for towns.', descriptionAr: 'ماء للبلدات.' };

test('before anything is written, About says what the company says of itself, and no page says its title twice', async () => {
  const cached = await startCachedSite();
  for (const [name, data] of Object.entries(answers))
    cached.admin.own.set(`GET /api/v1/${name}`, () => Response.json({ data }));
  cached.admin.own.set('GET /api/v1/global-site-data', (request) => {
    const data = siteData(request.headers.get('locale') as Locale);
    return Response.json({ data: { ...data, general: { ...data.general, ...general } } });
  });
  for (const locale of locales)
    for (const name of Object.keys(answers)) {
      const { status, text } = await cached.read(localePath(locale, `/${name}`));
      expect([name, status]).toEqual([name, 200]);
      const header = /<header class="page-header.*?<\/header>/s.exec(text)![0];
      const said = [...header.matchAll(/>([^<>]+)</g)].map(([, words]) => words!);
      expect(new Set(said).size).toBe(said.length);
      if (name === 'about')
        expect(said.slice(1)).toEqual(locale === 'en' ? ['Sahel', 'Water for towns.'] : ['ساحل', 'ماء للبلدات.']);
    }
  await cached.close();
});
