// `node e2e/gallery/sheets.mjs http://localhost:3000`: a sheet for each width of every kind of page of a site with the
// demo company, English on light beside Arabic on dark, each as far as its second screen. Further arguments name widths.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

const [site = 'http://localhost:3000', ...widths] = process.argv.slice(2);
const pictures = path.resolve(import.meta.dirname, '../../docs/pictures');
/** How high the screens of a width are, how wide a page is on the sheet, and how many kinds stand in a row of it. */
const screens = {
  390: { height: 844, shown: 180, columns: 12 },
  768: { height: 1024, shown: 230, columns: 8 },
  1440: { height: 900, shown: 330, columns: 6 },
  2200: { height: 1240, shown: 390, columns: 5 },
};
/** As they are in English; what follows a `#` is an overlay to be opened. */
const kinds = `
  / /#menu /#search /#found /about /services /services/category/build /services/web-platforms
  /solutions /solutions/category/customer-experience /solutions/customer-portal
  /industries /industries/category/public-life /industries/healthcare /products /products/mizan
  /works /works/governorate-portal /blog /blog/search-in-arabic
  /careers /careers/all-careers /careers/product-designer /company /company/our-story /legal /legal/privacy
  /knowledgebase /knowledgebase/category/getting-started /knowledgebase/start-a-project
  /tools /tools/word-counter /tools/text-cleaner /tools/date-converter /tools/contrast-checker /explore
  /contact /ordering /feedback /report /status /care /care/live-chat /auth/login
  /search?q=2014 /nothing-is-here
`;
const readers = [
  { locale: 'en', theme: 'light', menu: /^Menu/, search: /^Search/, words: 'portal' },
  { locale: 'ar', theme: 'dark', menu: /^القائمة/, search: /^بحث/, words: 'بوابة' },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
for (const width of widths.length > 0 ? widths : Object.keys(screens)) {
  const { columns, shown } = screens[width];
  const figures = [];
  for (const address of kinds.trim().split(/\s+/)) {
    const pages = await Promise.all(readers.map((reader) => photograph(Number(width), reader, address)));
    const pair = pages.map((page) => `<img src="data:image/png;base64,${page.toString('base64')}">`);
    figures.push(`<figure>${pair.join('')}<figcaption>${address}</figcaption></figure>`);
  }
  const sheet = await browser.newPage({ viewport: { width: columns * (shown * 2 + 24), height: 900 } });
  await sheet.setContent(`<style>
    body { display: grid; grid-template-columns: repeat(${columns}, auto); gap: 20px; margin: 12px; background: #8a8f98 }
    figure { display: grid; grid-template-columns: ${shown}px ${shown}px; gap: 4px; margin: 0; align-content: start }
    figcaption { grid-column: span 2; grid-row: 1; font: 14px sans-serif }</style>${figures.join('')}`);
  const picture = sharp(await sheet.screenshot({ fullPage: true })).webp({ quality: 50, effort: 6 });
  await writeFile(path.join(pictures, `sheet-${width}.webp`), await picture.toBuffer());
  await sheet.close();
}
await browser.close();

/** The first two screens of a page, once their pictures are there. */
async function photograph(width, { locale, menu, search, theme, words }, address) {
  const { height, shown } = screens[width];
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const [, overlay] = address.split('#');
  await page.goto(site + (await addressIn(locale, address)), { waitUntil: 'networkidle' });
  if (overlay) {
    await page
      .getByRole('banner')
      .getByRole('button', { name: overlay === 'menu' ? menu : search })
      .click();
    await page.getByRole('dialog').waitFor();
  }
  if (overlay === 'found') {
    await page.keyboard.type(words);
    await page.locator('mark').first().waitFor();
  }
  for (const top of overlay ? [0] : [1.2 * height, 0.6 * height, 0]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForFunction(areDrawn, undefined, { timeout: 60_000 });
  }
  // Else the screenshot does not wait until they are decoded.
  await page.evaluate(() => {
    for (const image of document.images) image.decoding = 'sync';
  });
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: overlay ? height : Math.min(whole, 2 * height) };
  const picture = await page.screenshot({ fullPage: true, clip });
  await context.close();
  return sharp(picture).resize({ width: shown }).png().toBuffer();
}

/** In Arabic entries have addresses of their own, which their pages in English name. */
async function addressIn(locale, address) {
  if (locale === 'en') return address;
  const html = address.includes('?') ? '' : await (await fetch(site + address)).text();
  const other = new RegExp(`hreflang="${locale}" href="([^"]+)"`, 'i').exec(html)?.[1];
  return other ? new URL(other).pathname : `/${locale}${address}`;
}

/** Whether all pictures of this screen are there, which a placeholder is not; one that has only begun is not asked for. */
function areDrawn() {
  return [...document.images].every((image) => {
    const { bottom, top } = image.getBoundingClientRect();
    const isSeen = image.checkVisibility() && bottom > 0 && top < window.innerHeight * 0.8;
    return !isSeen || (image.complete && image.dataset.state !== 'loading');
  });
}
