import { localePath, locales, paths } from '@nasaq/contract';
import { chromium } from 'playwright-core';
import { brotliSize } from './body-size.mjs';
import { chromiumFlags, chromiumPath } from './chromium-flags.mjs';

/** Long enough for the site to load ahead what may be next. */
const quiet = 6_000;

/**
 * What a browser with an empty cache loads for the home page, in both languages: bytes by kind, scripts and styles in
 * brotli. `scripts` are those that the document names, `laterScripts` what these load by themselves within six seconds;
 * `firstView` is everything up to the load event, `everything` all that came within the six seconds.
 */
export async function measureWeight(siteUrl) {
  console.log('Weighing the home page …');
  const result = {};
  for (const locale of locales) result[locale] = await weigh(siteUrl + localePath(locale, paths.home));
  return result;
}

/** Bytes of the scripts of a page's first view, in brotli. */
export async function scriptsOf(url) {
  return (await weigh(url)).scripts;
}

async function weigh(url) {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const requests = [];
    page.on('request', (request) => requests.push(request));
    const document = await (await page.goto(url, { waitUntil: 'load' })).text();
    const early = [...requests];
    await page.waitForTimeout(quiet);
    const ofKind = (kind) =>
      requests.filter((request) => request.resourceType() === kind).map((request) => request.url());
    const isNamed = (address) => document.includes(new URL(address).pathname);
    const scripts = ofKind('script');
    return {
      scripts: await sum(scripts.filter(isNamed)),
      laterScripts: await sum(scripts.filter((address) => !isNamed(address))),
      styles: await sum(ofKind('stylesheet')),
      fonts: await sum(ofKind('font')),
      firstView: await travelled(early),
      everything: await travelled(requests),
      thirdParty: requests.map((request) => request.url()).filter((address) => isForeign(address, url)),
    };
  } finally {
    await browser.close();
  }
}

/** Bodies as the browser received them; what a page holds itself (`data:`) did not travel. */
async function travelled(requests) {
  const sent = requests.filter((request) => /^https?:/.test(request.url()));
  const sizes = await Promise.all(sent.map((request) => request.sizes()));
  return { files: sent.length, bytes: sizes.reduce((total, { responseBodySize }) => total + responseBodySize, 0) };
}

function isForeign(address, page) {
  return /^https?:/.test(address) && new URL(address).origin !== new URL(page).origin;
}

/** Fonts are compressed in themselves, and come as they are. */
async function sum(addresses) {
  const urls = [...new Set(addresses)];
  const sizes = await Promise.all(urls.map(brotliSize));
  return { files: urls.length, bytes: sizes.reduce((total, size) => total + size, 0) };
}
