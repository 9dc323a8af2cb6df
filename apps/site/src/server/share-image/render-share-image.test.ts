import { facePairs } from '@nasaq/brand';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { breakLines, limitLines, wordsOf } from './set-text.ts';
import { renderShareImage, type ShareImage } from './render-share-image.ts';

const entry: ShareImage = {
  locale: 'en',
  name: 'Nasaq',
  label: 'Service',
  title: 'Web platforms',
  key: 'web-platforms',
  contentType: 'services',
};

test('an entry → a PNG of 1200 × 630 of moderate weight', async () => {
  const picture = await renderShareImage({ ...entry, summary: 'Websites in two languages.' });
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(150_000);
});

test('the same entry twice → the same picture; another title → another', async () => {
  const first = await renderShareImage(entry);
  expect((await renderShareImage(entry)).equals(first)).toBe(true);
  expect((await renderShareImage({ ...entry, title: 'Mobile apps' })).equals(first)).toBe(false);
});

test('an Arabic entry stands at the right, with its pattern at the left', async () => {
  const arabic = await brightness(
    await renderShareImage({ ...entry, locale: 'ar', label: 'خدمة', title: 'منصات الويب' }),
  );
  const english = await brightness(await renderShareImage(entry));
  // Text colour is the only thing near white.
  expect(arabic.right).toBeGreaterThan(arabic.left * 10);
  expect(english.left).toBeGreaterThan(english.right * 10);
});

test.each(['en', 'ar'] as const)('an owner who wants no patterns has none beside the title: %s', async (locale) => {
  const at = { left: locale === 'ar' ? 0 : 900, top: 0, width: 300, height: 630 };
  const colours = async (brand?: ShareImage['brand']) => {
    const picture = await renderShareImage({ ...entry, locale, title: 'منصة', ...(brand && { brand }) });
    const { data, info } = await sharp(picture).extract(at).raw().toBuffer({ resolveWithObject: true });
    const pixels = Array.from({ length: data.length / info.channels }, (_, place) =>
      data.subarray(place * info.channels, place * info.channels + 3).toString('hex'),
    );
    return new Set(pixels).size;
  };
  expect(await colours()).toBeGreaterThan(1);
  expect(await colours({ noPatterns: true })).toBe(1);
});

test('a long name of a company keeps clear of the pattern', async () => {
  const field = async (name: string) => {
    const picture = await renderShareImage({ ...entry, locale: 'ar', title: 'منصة', name });
    return sharp(picture).extract({ left: 0, top: 40, width: 468, height: 120 }).raw().toBuffer();
  };
  const [short, long] = [await field('سهل'), await field('مكتب الراجحي وسالم وشركائهما للمحاماة والاستشارات القانونية')];
  // A palette of few colours may put a pixel of the pattern beside itself, and no letter.
  const differing = short.reduce((sum, value, place) => sum + (Math.abs(value - long[place]!) > 60 ? 1 : 0), 0);
  expect(differing).toBe(0);
});

test('an Arabic title with Latin words in it is set whole', async () => {
  const plain = await brightness(await renderShareImage({ ...entry, locale: 'ar', label: 'مقال', title: 'نقل إلى' }));
  const mixed = await brightness(
    await renderShareImage({ ...entry, locale: 'ar', label: 'مقال', title: 'نقل إلى PostgreSQL' }),
  );
  expect(mixed.right).toBeGreaterThan(plain.right * 1.5);
});

const faceOf = (address: string) => readFile(path.join(import.meta.dirname, '../../../public', address));

test.each(facePairs)('in the faces of %s it is another picture, as whole as in those of the house', async (faces) => {
  const title = 'نقل المنصات إلى PostgreSQL في سبعة أسابيع';
  const image: ShareImage = { ...entry, locale: 'ar', label: 'مقال', title, summary: 'متجر إلكتروني لأسواق الأحياء.' };
  const ofHouse = await renderShareImage(image);
  const picture = await renderShareImage({ ...image, brand: { faces } }, { face: faceOf });
  if (process.env.SHOW) {
    const english = { ...entry, brand: { faces }, summary: 'Websites in two languages, one system.' };
    await writeFile(`${process.env.SHOW}/${faces}-ar.png`, picture);
    await writeFile(`${process.env.SHOW}/${faces}-en.png`, await renderShareImage(english, { face: faceOf }));
  }
  expect(picture.equals(ofHouse)).toBe(false);
  const [own, house] = [await brightness(picture), await brightness(ofHouse)];
  expect(own.right).toBeGreaterThan(own.left * 10);
  // Of an ink that no fallback of boxes or of a strange size would have.
  expect(own.right / house.right).toBeGreaterThan(0.5);
  expect(own.right / house.right).toBeLessThan(2);
});

test('a title longer than the picture, markup in it, and no title at all → still a picture', async () => {
  for (const title of ['word '.repeat(200), '<b>&"\'</b>', 'x'.repeat(300), '']) {
    expect((await sharp(await renderShareImage({ ...entry, title })).metadata()).width).toBe(1200);
  }
});

const work = { locale: 'ar', label: 'عمل', contentType: 'works' } as const;
const summary =
  'متجر إلكتروني لثلاثة وعشرين سوقا في الأحياء، بني في ربيع ٢٠٢٠ في سبعة أسابيع وما زال قائما على الأساس نفسه.';

test.each([
  'أربع وتسعون خدمة عامة خلف سؤال واحد',
  'صالات انتظار هادئة في إحدى وثلاثين عيادة',
  'ست وثمانون سيارة والعمارة التي بعد الصيدلية',
  'دكان خضار يفتح على الإنترنت في سبعة أسابيع',
  'من النخلة إلى الحاوية: رقم واحد لكل صندوق، ومن الصندوق إلى المائدة في أقل من أسبوعين',
])('«%s» and its label leave the mark alone', async (title) => {
  const [alone, below] = (await Promise.all(
    ['نسق', title].map(async (text) => headOf(await renderShareImage({ ...entry, ...work, title: text, summary }))),
  )) as [Buffer, Buffer];
  // The palettes of the two pictures differ by a shade.
  const differences = alone.map((value, i) => Math.abs(value - (below[i] as number)));
  expect(Math.max(...differences)).toBeLessThan(24);
});

test('an English title as long as they come, with its label, leaves the mark alone', async () => {
  const title =
    'From the palm to the container: one number for every crate, and from the crate to the table in two weeks';
  const summary =
    'An online shop for twenty-three neighbourhood markets, built in seven weeks and standing ever since.';
  const [alone, below] = (await Promise.all(
    ['Nasaq', title].map(async (text) =>
      headOf(await renderShareImage({ ...entry, label: 'Work', contentType: 'works', title: text, summary }), 72),
    ),
  )) as [Buffer, Buffer];
  expect(Math.max(...alone.map((value, i) => Math.abs(value - (below[i] as number))))).toBeLessThan(24);
});

/** The part of a picture where the mark stands, at the start, and the strip below it; of an Arabic one unless `left` says otherwise. */
function headOf(picture: Buffer, left = 560): Promise<Buffer> {
  return sharp(picture).extract({ left, top: 40, width: 568, height: 112 }).greyscale().raw().toBuffer();
}

test('lines are as even as the fewest lines allow, and none is too wide', () => {
  const measure = (line: string) => line.length;
  const lines = breakLines('one two three four five six seven', 20, measure);
  expect(lines).toEqual(['one two three four', 'five six seven']);
  expect(limitLines(['aaa bbb', 'ccc ddd', 'eee'], 2, 8, measure)).toEqual(['aaa bbb', 'ccc ddd…']);
});

test('a version is not parted from its product', () => {
  expect(wordsOf('إلى PostgreSQL 18 دون')).toEqual(['إلى', 'PostgreSQL\u00a018', 'دون']);
});

async function brightness(picture: Buffer): Promise<{ left: number; right: number }> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const count = { left: 1, right: 1 };
  data.forEach((value, i) => {
    if (value > 225) count[(i / info.channels) % info.width < info.width / 2 ? 'left' : 'right']++;
  });
  return count;
}
