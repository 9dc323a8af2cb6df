import { readings } from '../support/readings.ts';
import { everyRoute } from '../support/site-paths.ts';
import { expect, test } from '../support/test.ts';
import { violations } from '../support/violations.ts';

for (const { locale, colorScheme } of readings) {
  test(`every route has no accessibility violation: ${locale}, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const routes = await everyRoute(locale);
    expect(routes.length).toBeGreaterThan(30);
    for (const route of routes) {
      await page.goto(route);
      expect.soft(await violations(page), `${route} (${locale}, ${colorScheme})`).toEqual([]);
    }
  });
}
