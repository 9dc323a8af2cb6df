import { localePath, locales, paths } from '@nasaq/contract';
import { chromium } from 'playwright-core';
import { chromiumFlags, chromiumPath } from './chromium-flags.mjs';
import { median } from './median.mjs';

const visits = 8;
/** As Lighthouse slows a desktop down to a phone. */
const slowdowns = { desktop: 1, phone: 4 };
const patience = 15_000;

/**
 * Clicks on links that the page has already preloaded: milliseconds from the click until the browser has painted the
 * other page's heading, for each language on a processor as it is and on one four times slower.
 */
export async function measureNavigation(siteUrl) {
  console.log('Clicking through the site …');
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  try {
    const rows = [];
    for (const locale of locales) {
      for (const [device, slowdown] of Object.entries(slowdowns)) {
        const values = [];
        for (let visit = 0; visit < visits; visit += 1)
          values.push(await clickOnce(browser, siteUrl, locale, slowdown));
        rows.push({ locale, device, slowdown, median: median(values), longest: Math.max(...values) });
      }
    }
    return { rows, visits };
  } finally {
    await browser.close();
  }
}

async function clickOnce(browser, siteUrl, locale, slowdown) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.goto(siteUrl + localePath(locale, paths.services), { waitUntil: 'networkidle' });
    const target = page.locator(`main a[href^="${localePath(locale, paths.services)}/"]`).first();
    // The link is preloaded once it is seen or pointed at; nothing else may be under way when it is clicked.
    await target.hover();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await target.evaluate(paintAfterClick, patience);
  } finally {
    await page.close();
  }
}

/** Runs in the page. The task behind a frame runs once that frame is painted. */
function paintAfterClick(link, limit) {
  return new Promise((resolve, reject) => {
    const heading = document.querySelector('h1').textContent;
    setTimeout(() => reject(new Error('The click led nowhere.')), limit);
    const observer = new MutationObserver(() => {
      const present = document.querySelector('h1')?.textContent;
      if (!present || present === heading || location.pathname !== link.pathname) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now() - begun));
        port1.start();
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    const begun = performance.now();
    link.click();
  });
}
