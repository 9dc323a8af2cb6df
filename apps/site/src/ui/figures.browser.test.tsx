import { expect, test } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { Figures } from './section.tsx';

const values = ['٣٨ دقيقة', '٦٫١ مليون ج.م.', '−٤١٪'];

/** The Kufi draws a letter that stands alone as it begins a word. */
test('the unit of an Arabic figure is set in the text face, its number in the display face', async () => {
  await mount('ar', <Figures figures={values.map((value) => ({ value, label: value }))} />);
  const faceOf = (element: Element) => getComputedStyle(element).fontFamily.split(',')[0];
  const units = [...document.querySelectorAll('.figure__unit')];
  expect(units.map(({ textContent }) => textContent)).toEqual(['دقيقة', 'مليون ج.م.']);
  expect(units.map(faceOf)).toEqual(units.map(() => faceOf(document.body)));
  expect(faceOf(document.querySelector('.figure dd')!)).not.toBe(faceOf(document.body));
});
