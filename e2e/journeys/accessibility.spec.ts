import { localePath, paths } from '@nasaq/contract';
import { cutTexts } from '../support/cut-texts.ts';
import { everyEngine, readingsInTurn } from '../support/readings.ts';
import { everyRoute } from '../support/site-paths.ts';
import { smallTargets } from '../support/small-targets.ts';
import { expect, test } from '../support/test.ts';
import { violations, violationsByTwo } from '../support/violations.ts';

/** In either language here; the others in one of them, in turn. `npm run accessibility` reads every page in every reading. */
const inBoth: string[] = [paths.home, paths.contact, paths.search];

for (const { locale, colorScheme } of readingsInTurn('ar')) {
  test(`every route has no accessibility violation, nothing too small to press, nothing cut at 320 pixels: ${locale}, ${colorScheme}`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const both = new Set(inBoth.map((path) => localePath(locale, path)));
    const routes = (await everyRoute(locale)).filter(
      (route, place) => everyEngine || both.has(route) || place % 2 === (locale === 'en' ? 0 : 1),
    );
    expect(routes.length).toBeGreaterThan(20);
    for (const route of routes) {
      const where = `${route} (${locale}, ${colorScheme})`;
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(route);
      const read = everyEngine || !both.has(route) ? violations : violationsByTwo;
      expect.soft(await read(page), where).toEqual([]);
      expect.soft(await smallTargets(page), `too small on ${where}`).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await cutTexts(page), `at 320 pixels, ${where}`).toEqual([]);
    }
  });
}
