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
  const headOf = async (address: string) => {
    const { status, text } = await cached.read(address);
    const header = /<header id="page-head" class="page-header.*?<\/header>/s.exec(text)![0];
    return [status, ...[...header.matchAll(/>([^<>]+)</g)].map(([, words]) => words!)];
  };
  for (const [address, ...said] of [
    ['/about', general.nameEn, general.descriptionEn],
    [localePath('ar', '/about'), general.nameAr, general.descriptionAr],
  ] as const)
    expect(await headOf(address)).toEqual([200, expect.any(String), ...said]);
  for (const locale of locales) {
    const said = await headOf(localePath(locale, '/care'));
    expect([said[0], new Set(said).size]).toEqual([200, said.length]);
  }
  await cached.close();
});
