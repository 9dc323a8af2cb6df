import { localePath, locales, paths } from '@nasaq/contract';
import { chromium } from 'playwright-core';
import { brotliSize } from './body-size.mjs';
import { chromiumFlags, chromiumPath } from './chromium-flags.mjs';

/** Long enough for the site to load ahead what may be next. */
const quiet = 6_000;

/**
 * What a browser with an empty cache loads for the home page, in both languages: bytes by kind, scripts and styles in
 * brotli. `scripts` came before the load event, `laterScripts` in the six seconds after it, without a touch.
 */
export async function measureWeight({ ours }) {
  console.log('Weighing the home page …');
  const result = {};
  for (const locale of locales) result[locale] = await weigh(ours + localePath(locale, paths.home));
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
    await page.goto(url, { waitUntil: 'load' });
    const first = requests.length;
    await page.waitForTimeout(quiet);
    const foreign = requests.filter(
      (request) => !/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== new URL(url).origin,
    );
    const ofKind = (kind, list) => sum(list.filter((request) => request.resourceType() === kind));
    const [before, after] = [requests.slice(0, first), requests.slice(first)];
    return {
      scripts: await ofKind('script', before),
      laterScripts: await ofKind('script', after),
      styles: await ofKind('stylesheet', before),
      fonts: await ofKind('font', requests),
      thirdParty: foreign.map((request) => request.url()),
    };
  } finally {
    await browser.close();
  }
}

/** Fonts are compressed in themselves, and come as they are. */
async function sum(requests) {
  const urls = [...new Set(requests.map((request) => request.url()))];
  const sizes = await Promise.all(urls.map(brotliSize));
  return { files: urls.length, bytes: sizes.reduce((total, size) => total + size, 0) };
}
