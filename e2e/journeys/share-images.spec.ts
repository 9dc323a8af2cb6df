import { contentTypes, localePath, locales, type List, type Summary } from '@nasaq/contract';
import sharp from 'sharp';
import { api } from '../support/site-paths.ts';
import { expect, test } from '../support/test.ts';

/** Where the mark stands, at the start, and the strip below it that parts it from the texts. */
const heads = {
  en: { left: 72, top: 40, width: 568, height: 112 },
  ar: { left: 560, top: 40, width: 568, height: 112 },
};

for (const locale of locales) {
  test(`no text of a share image touches the mark: ${locale}`, async ({ request }) => {
    test.setTimeout(240_000);
    const headOf = async (path: string) => {
      const answer = await request.get(localePath(locale, path));
      expect(answer.status(), path).toBe(200);
      return sharp(await answer.body())
        .extract(heads[locale])
        .greyscale()
        .raw()
        .toBuffer();
    };
    const alone = await headOf('/share/site/home.png');
    const touched: string[] = [];
    let seen = 0;
    for (const type of contentTypes) {
      const { data } = await api<List<Summary>>(`${type}?limit=100`, locale);
      for (const { slug } of data) {
        const head = await headOf(`/share/${type}/${encodeURIComponent(slug)}.png`);
        // The palettes of two pictures differ by a shade.
        if (head.some((value, i) => Math.abs(value - (alone[i] as number)) > 24)) touched.push(`${type}/${slug}`);
        seen++;
      }
    }
    expect(touched).toEqual([]);
    expect(seen).toBeGreaterThan(80);
  });
}
