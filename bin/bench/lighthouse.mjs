import { apiBasePath, apiVersion, entryPath, localeHeader, localePath, locales, paths } from '@nasaq/contract';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, chromiumPath } from './chromium-flags.mjs';
import { failedAudits } from './failed-audits.mjs';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse's mobile preset on the home page, a list, two kinds of entry, a form and a tool, in both languages.
 * With several runs, each page's figures are those of the run with the median performance.
 */
export async function measureLighthouse(siteUrl, { runs }) {
  const results = [];
  for (const path of await pagesOf(siteUrl)) {
    const chrome = await launch({ chromePath: chromiumPath, chromeFlags: chromiumFlags });
    try {
      const audits = [];
      for (let run = 0; run < runs; run += 1) audits.push(await audit(siteUrl + path, chrome.port));
      const result = { path, ...audits.toSorted((a, b) => a.performance - b.performance)[runs >> 1] };
      results.push(result);
      print(result);
    } finally {
      chrome.kill();
    }
  }
  return results;
}

async function pagesOf(siteUrl) {
  const pages = await Promise.all(
    locales.map(async (locale) => {
      const entries = ['services', 'works'].map(async (type) =>
        entryPath(type, await firstSlug(siteUrl, type, locale)),
      );
      const shown = [paths.home, paths.services, ...(await Promise.all(entries)), paths.contact, paths.wordCounter];
      return shown.map((path) => localePath(locale, path));
    }),
  );
  return pages.flat();
}

async function firstSlug(siteUrl, type, locale) {
  const list = `${siteUrl}${apiBasePath}${type}?limit=1&v=${apiVersion}`;
  const { data } = await (await fetch(list, { headers: { [localeHeader]: locale } })).json();
  return data[0].slug;
}

/** On a busy machine the browser sometimes misses the first paint; such a run says nothing and is repeated. */
async function audit(url, port, triesLeft = 2) {
  const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: categories });
  const failure = lhr.runtimeError?.message ?? lhr.audits['largest-contentful-paint'].errorMessage;
  if (failure && triesLeft > 0) return audit(url, port, triesLeft - 1);
  if (failure) throw new Error(`Lighthouse on ${url}: ${failure}`);
  const scores = categories.map((category) => [category, Math.round(lhr.categories[category].score * 100)]);
  return {
    ...Object.fromEntries(scores),
    largestPaint: Math.round(lhr.audits['largest-contentful-paint'].numericValue),
    blockingTime: Math.round(lhr.audits['total-blocking-time'].numericValue),
    layoutShift: Number(lhr.audits['cumulative-layout-shift'].numericValue.toFixed(4)),
    failed: failedAudits(lhr),
  };
}

function print({ path, failed, largestPaint, layoutShift, ...scores }) {
  const numbers = categories.map((category) => `${category} ${scores[category]}`).join(', ');
  console.log(`${decodeURI(path)}: ${numbers}, largest paint ${largestPaint} ms, layout shift ${layoutShift}`);
  for (const { id, title, weight, items } of failed) {
    console.log(`  ${weight > 0 ? 'costs points' : 'advice'}: ${id}: ${title}`);
    for (const item of items) console.log(`    ${item}`);
  }
}
