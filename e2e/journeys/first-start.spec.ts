import { isOn, localePath, locales, type Locale, paths, partOfPath, type PathName, parts } from '@nasaq/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { brandLabels } from '../../apps/admin/src/content/brand/catalogue/index.ts';
import { contentLabels } from '../../apps/admin/src/content/catalogue/index.ts';
import { partLabels } from '../../apps/admin/src/content/parts/catalogue/index.ts';
import { fill } from '../../apps/admin/src/platform/staff/screens/screen-texts.ts';
import { startTexts } from '../../apps/admin/src/start/catalogue/index.ts';
import { mailTo } from '../support/mail-box.ts';
import { type OwnProduct, startEmptyProduct } from '../support/own-product.ts';
import { expect, test } from '../support/test.ts';
import { violationsIn } from '../support/violations.ts';

/** What the invented company is called: on no page of one that has a name of its own. Words that only contain it apart. */
const house = /nasaq(?!-own-product)|(?<!\p{L})[وبلف]?نسق(?!\p{L})/iu;
const company = {
  name: { en: 'Sahel', ar: 'ساحل' },
  description: { en: 'Clean water for small towns.', ar: 'مياه نقية للبلدات الصغيرة.' },
  address: { en: '12 Corniche Road, Alexandria', ar: '١٢ طريق الكورنيش، الإسكندرية' },
  email: 'hello@sahel.example',
  phone: '+20 3 555 0100',
};
const without = ['products', 'ordering'] as const;
const texts = startTexts.ar;

let product: OwnProduct;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startEmptyProduct();
});
test.afterAll(() => product.stop());

test(
  'a newcomer makes another company out of an empty product, in Arabic, and nothing is called as before',
  {
    tag: '@proof',
  },
  async ({ browser }) => {
    test.setTimeout(600_000);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: product.adminUrl });
    await context.addCookies([{ name: 'nasaq-admin-lng', value: 'ar', url: product.adminUrl }]);
    const page = await context.newPage();
    const signedIn = await context.request.post('/api/users/login', { data: product.login });
    expect(signedIn.status()).toBe(200);
    const { user } = (await signedIn.json()) as { user: { id: number } };

    await page.goto('/admin');
    const list = page.getByRole('region', { name: texts.launch });
    await expect(list.getByRole('link', { name: texts.steps.company.title })).toBeVisible();
    await list.getByRole('link', { name: texts.steps.company.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();

    await nameCompany(page);
    await setHours(page);
    await chooseBrand(page);
    await choosePartsAndLegal(page);
    await writeHome(page);
    await page.locator('#mail summary').click();
    await page.getByRole('button', { name: texts.acts.mail }).click();
    const mail = await mailTo(product.login.email);
    expect(`${mail.subject} ${mail.html} ${mail.text}`).not.toMatch(house);
    expect(mail.html).toContain(company.name.ar);

    // What the assistant leads to: a page of one's own, and a word that is said otherwise.
    await makeLandingPage(context.request);
    await changeWord(context.request, 'offers.all', 'ar', 'كلها');

    for (const locale of locales) await readHome(context.request, locale);
    for (const locale of locales) await readSite(context.request, locale);
    for (const language of locales) {
      const chosen = await context.request.patch(`/api/users/${user.id}`, { data: { language } });
      expect(chosen.status()).toBe(200);
      await context.addCookies([{ name: 'nasaq-admin-lng', value: language, url: product.adminUrl }]);
      await readAdmin(page, language);
    }
    await context.close();
  },
);

async function nameCompany(page: Page): Promise<void> {
  const form = page.locator('#company');
  const save = form.getByRole('button', { name: texts.save, exact: true });
  const field = (name: keyof typeof texts.fields, locale: Locale) =>
    form.getByLabel(`${texts.fields[name]} (${texts.languages[locale]})`);
  await field('name', 'en').fill(company.name.en);
  await form.getByLabel(texts.fields.email).fill('nowhere');
  await save.click();
  await expect(field('name', 'ar')).toHaveAccessibleDescription(texts.wrong.needed);
  await expect(form.getByLabel(texts.fields.email)).toHaveAccessibleDescription(texts.wrong.email);
  // Left and taken up again: what was typed is still there.
  await page.reload();
  await expect(field('name', 'en')).toHaveValue(company.name.en);
  for (const name of ['name', 'description', 'address'] as const)
    for (const locale of locales) await field(name, locale).fill(company[name][locale]);
  await form.getByLabel(texts.fields.email).fill(company.email);
  await form.getByLabel(texts.fields.phone).fill(company.phone);
  await save.click();
  await expect(form.getByText(texts.saved, { exact: true })).toBeVisible();
}

async function setHours(page: Page): Promise<void> {
  const form = page.locator('#hours');
  await form.locator('summary').click();
  await form.getByRole('checkbox', { name: 'الخميس' }).uncheck();
  await form.getByRole('textbox', { name: `${texts.hours.from} (الأحد)` }).fill('٨');
  await form.getByRole('button', { name: texts.hours.addHoliday }).click();
  await form.getByLabel(texts.hours.date).fill('2031-01-07');
  await form.getByLabel(`${texts.hours.occasion} (${texts.languages.ar})`).fill('عيد الميلاد');
  await form.getByRole('button', { name: texts.save, exact: true }).click();
  await expect(form.getByText(texts.saved, { exact: true })).toBeVisible();
}

async function chooseBrand(page: Page): Promise<void> {
  const form = page.locator('#brand');
  await form.locator('summary').click();
  const { colours, mark, refused } = brandLabels;
  await form.getByLabel(colours.colour.ar).fill('#0f766e');
  await form.getByLabel(mark.file.ar, { exact: true }).check();
  const logo = form.getByLabel(mark.light.ar);
  for (const [name, buffer, sentence] of [
    ['huge.png', Buffer.alloc(49_000_000), refused.tooLarge.ar],
    ['bad.svg', svg('<script>alert(1)</script>'), refused.scripts.ar],
  ] as const) {
    await logo.setInputFiles({ name, mimeType: 'image/png', buffer });
    await expect(form.getByRole('alert')).toHaveText(sentence);
  }
  await logo.setInputFiles({ name: 'sahel.svg', mimeType: 'image/svg+xml', buffer: svg('') });
  await expect(form.getByRole('img', { name: 'sahel.svg' })).toBeVisible();
  // What was refused has taken nothing of what was typed.
  await expect(form.getByLabel(colours.colour.ar)).toHaveValue('#0f766e');
  await form.getByRole('button', { name: texts.save, exact: true }).click();
  await expect(form.getByText(texts.saved, { exact: true })).toBeVisible();
}

function svg(inside: string): Buffer {
  const drawn = `<path fill="#0f766e" d="M0 0h200v80z"/>${inside}`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80">${drawn}</svg>`);
}

const home = {
  statement: { en: 'Clean water for small towns', ar: 'مياه نقية للبلدات الصغيرة' },
  intro: { en: 'We build small plants and run them.', ar: 'نبني محطات صغيرة ونشغلها.' },
  figures: [
    { head: { en: '12', ar: '١٢' }, body: { en: 'plants', ar: 'محطة' } },
    { head: { en: '3', ar: '٣' }, body: { en: 'coasts', ar: 'سواحل' } },
  ],
};

/** The statement, the first sentence, two figures, the invitation first; no quotation. */
async function writeHome(page: Page): Promise<void> {
  const form = page.locator('#home');
  const words = texts.home;
  await form.locator('summary').click();
  const write = (label: string, text: Record<Locale, string>) =>
    locales.map((locale) => [`${label} (${texts.languages[locale]})`, text[locale]] as const);
  for (const [label, text] of [
    ...write(contentLabels.pageGlobal.statement.ar, home.statement),
    ...write(contentLabels.pageGlobal.intro.ar, home.intro),
    ...write(words.call.title, { en: 'Talk to us', ar: 'حدّثنا عن بلدتك' }),
  ])
    await form.getByLabel(label, { exact: true }).fill(text);
  for (const [place, { body, head }] of home.figures.entries()) {
    await form.getByRole('button', { name: words.figures.add }).click();
    const row = form.getByRole('group', { name: fill(words.figures.row, { number: String(place + 1) }) });
    for (const [label, text] of [...write(words.figures.head, head), ...write(words.figures.body, body)])
      await row.getByLabel(label, { exact: true }).fill(text);
  }
  await form.getByLabel(words.sections.quote, { exact: true }).uncheck();
  const up = form.getByRole('button', { name: fill(words.up, { name: words.sections.call }), exact: true });
  await up.focus();
  for (let place = 0; place < 9; place += 1) await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await expect(form.getByRole('listitem').first()).toContainText(words.sections.call);
  await form.getByRole('button', { name: words.publish }).click();
  await expect(form.getByText(texts.saved, { exact: true })).toBeVisible();
}

/** What was written in the assistant, in the order that was chosen there. */
async function readHome(request: APIRequestContext, locale: Locale): Promise<void> {
  const html = await (await request.get(`${product.siteUrl}${localePath(locale, '/')}?lang=${locale}`)).text();
  const [head, figure] = [home.statement[locale], home.figures[1]!.body[locale]];
  const call = { en: 'Talk to us', ar: 'حدّثنا عن بلدتك' }[locale];
  const order = [head, call, figure].map((text) => html.indexOf(text, html.indexOf('<main')));
  expect(order, 'statement, call, figures').not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(html).toMatch(/\/media\/brand\/[\da-f]{32}\.svg/);
}

async function choosePartsAndLegal(page: Page): Promise<void> {
  const form = page.locator('#parts');
  await form.locator('summary').click();
  for (const part of without) await form.getByLabel(partLabels.parts[part].name.ar, { exact: true }).uncheck();
  await form.getByRole('button', { name: texts.save, exact: true }).click();
  await expect(form.getByText(texts.saved, { exact: true })).toBeVisible();
  const legal = page.locator('#legal');
  await legal.locator('summary').click();
  await legal.getByRole('button', { name: texts.acts.legal }).click();
  await expect(legal.getByText(texts.legalMade)).toBeVisible();
}

const landing = {
  en: { title: 'Open day', slug: 'open-day', summary: 'Come and see the plant.' },
  ar: { title: 'اليوم المفتوح', slug: 'اليوم-المفتوح', summary: 'تعالوا وشاهدوا المحطة.' },
};

async function makeLandingPage(request: APIRequestContext): Promise<void> {
  let id: number | undefined;
  for (const locale of locales) {
    const data = { ...landing[locale], _status: 'published' };
    const path = id === undefined ? '/api/landing-pages' : `/api/landing-pages/${id}`;
    const answer = await request.fetch(`${path}?locale=${locale}`, {
      method: id === undefined ? 'POST' : 'PATCH',
      data,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    id ??= ((await answer.json()) as { doc: { id: number } }).doc.id;
  }
}

async function changeWord(request: APIRequestContext, key: string, locale: Locale, text: string): Promise<void> {
  const answer = await request.post('/api/words/save', { data: { key, locale, text, version: 0 } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Every route of the site, with what machines read of it. */
async function readSite(request: APIRequestContext, locale: Locale): Promise<void> {
  const off = Object.fromEntries(without.map((part) => [part, null]));
  expect(parts).toEqual(expect.arrayContaining([...without]));
  // A confirmation is of one submission, forms of an owner have no list, those of the account are somebody's.
  const none = new Set<string>([paths.sent, paths.forms, paths.logout]);
  let read = 0;
  for (const [name, path] of Object.entries(paths) as [PathName, string][]) {
    if (none.has(path) || path.startsWith(paths.account)) continue;
    const part = partOfPath[name];
    const wanted = part === null || isOn(part, { parts: off } as never) ? 200 : 404;
    const address = product.siteUrl + localePath(locale, path) + (path === '/' ? `?lang=${locale}` : '');
    const answer = await request.get(address, { maxRedirects: 0 });
    const html = await answer.text();
    expect.soft(answer.status(), address).toBe(wanted);
    expect.soft(house.exec(html)?.[0], `the invented company on ${address}`).toBeUndefined();
    expect.soft(html, `the name on ${address}`).toContain(company.name[locale]);
    read += 1;
  }
  // Where a table of routes was empty, nothing was read.
  expect(read).toBeGreaterThan(25);
  const files = [`/manifest.webmanifest`, '/rss.xml'].map((path) => (locale === 'ar' ? `/ar${path}` : path));
  for (const path of [
    ...files,
    '/sitemap.xml',
    '/robots.txt',
    '/.well-known/security.txt',
    localePath(locale, `/${landing[locale].slug}`),
  ]) {
    const answer = await request.get(product.siteUrl + encodeURI(path));
    expect.soft(answer.status(), path).toBe(200);
    expect.soft(house.exec(await answer.text())?.[0], `the invented company in ${path}`).toBeUndefined();
  }
}

const screens = [
  '',
  '/start',
  '/words',
  '/bundles',
  '/media-library',
  '/gaps',
  '/globals/site',
  '/globals/home',
  '/globals/brand',
  '/collections/services',
  '/collections/users',
  '/collections/legals',
  '/live-chat',
];

/** What staff read, as they see it; the screens of the assistant without a finding. */
async function readAdmin(page: Page, language: Locale): Promise<void> {
  for (const screen of screens) {
    await page.goto(`${product.adminUrl}/admin${screen}`);
    await expect(page.locator('h1').first()).toBeVisible();
    const seen = await page.evaluate(() => `${document.title}\n${document.body.innerText}`);
    expect.soft(house.exec(seen)?.[0], `the invented company at /admin${screen} (${language})`).toBeUndefined();
    // That of the chats says who waits, and nothing else.
    if (screen !== '/live-chat')
      expect.soft(await page.title(), `the title of /admin${screen}`).toContain(company.name[language]);
    if (screen !== '' && screen !== '/start') continue;
    const part = screen === '' ? '.launch' : '.start';
    const closed = page.locator('.start-step:not([open]) > summary');
    for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
    expect.soft(await violationsIn(page, part), `/admin${screen} (${language})`).toEqual([]);
  }
}
