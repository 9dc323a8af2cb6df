import { afterEach, beforeEach, expect, test } from 'vitest';
import type { GlobalSiteData, OpeningHours } from '@nasaq/contract';
import { startTestSite } from '../../server/test/test-site.ts';

let started: Awaited<ReturnType<typeof startTestSite>>;
beforeEach(async () => void (started = await startTestSite()));
afterEach(() => started.admin.close());

const pages = [
  ['/contact', 'en', 'Opening hours', 'Closed'],
  ['/ar/contact', 'ar', 'ساعات العمل', 'مغلق'],
] as const;

async function pageText(path: string): Promise<string> {
  const answer = await started.site.request(path);
  expect(answer.status).toBe(200);
  return (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
}

async function open(week: OpeningHours['week'], locale: string): Promise<void> {
  const path = '/api/v1/global-site-data';
  const told = await fetch(started.admin.url + path, { headers: { locale } });
  const data = (await told.json()) as GlobalSiteData;
  started.admin.own.set(`GET ${path}`, () =>
    Response.json({ ...data, openingHours: { ...data.openingHours, week } } satisfies GlobalSiteData),
  );
}

test.each(pages)('%s of a company without opening hours says nothing of them', async (path, locale, title, closed) => {
  await open([[], [], [], [], [], [], []], locale);
  const html = await pageText(path);
  expect(html).not.toContain(title);
  expect(html).not.toContain(closed);
});

test.each(pages)('%s tells hours and closed days', async (path, locale, title, closed) => {
  await open([[], [{ from: 540, to: 1020 }], [], [], [], [], []], locale);
  const html = await pageText(path);
  expect(html).toContain(title);
  expect(html).toContain(closed);
});
