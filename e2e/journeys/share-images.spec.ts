import { contentTypes, localePath, type List, type Summary } from '@nasaq/contract';
import sharp from 'sharp';
import { inTurn } from '../support/readings.ts';
import { api } from '../support/site-paths.ts';
import { expect, test } from '../support/test.ts';

/** Where the mark stands, at the start, and the strip below it that parts it from the texts. */
const heads = {
  en: { left: 72, top: 40, width: 568, height: 112 },
  ar: { left: 560, top: 40, width: 568, height: 112 },
};

// What a picture sets how is the concern of unit tests; here, with the texts that the company has.
for (const locale of inTurn('en')) {
  test(`the longest texts of the company leave the mark of a share image alone: ${locale}`, async ({ request }) => {
    const headOf = async (path: string) => {
      const answer = await request.get(localePath(locale, path));
      expect(answer.status(), path).toBe(200);
      const { data, info } = await sharp(await answer.body())
        .extract(heads[locale])
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: heads[locale].width, height: heads[locale].height });
      return data;
    };
    const lists = await Promise.all(
      contentTypes.map(async (type) => {
        const { data } = await api<List<Summary>>(`${type}?limit=100`, locale);
        return data.map(({ slug, title }) => ({ title, path: `/share/${type}/${encodeURIComponent(slug)}.png` }));
      }),
    );
    const longest = lists.flat().toSorted((one, other) => other.title.length - one.title.length);
    expect(longest.length).toBeGreaterThan(80);
    const alone = await headOf('/share/site/home.png');
    for (const { path, title } of longest.slice(0, 3)) {
      const head = await headOf(path);
      // The palettes of two pictures differ by a shade.
      expect(Math.max(...head.map((value, i) => Math.abs(value - alone[i]!))), title).toBeLessThanOrEqual(24);
    }
  });
}
