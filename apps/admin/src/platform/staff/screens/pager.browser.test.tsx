import { locales } from '@nasaq/contract';
import { Pagination } from '@payloadcms/ui';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';

test.each(locales)('the arrows of a pager point away from its pages: %s', async (language) => {
  mountScreen(language, <Pagination hasNextPage hasPrevPage page={2} totalPages={3} />);
  await expect.element(page.getByRole('button', { name: '2', exact: true })).toBeVisible();
  const [previous, next, first] = page.getByRole('button').elements().slice(0, 3) as Element[] as [
    Element,
    Element,
    Element,
  ];
  const way = language === 'ar' ? 1 : -1;
  expect(pointsTo(previous)).toBe(way);
  expect(pointsTo(next)).toBe(-way);
  // In the order of reading.
  expect(Math.sign(leftOf(previous) - leftOf(next))).toBe(way);
  expect(Math.sign(leftOf(next) - leftOf(first))).toBe(way);
});

/** -1 to the left, 1 to the right: where the tip of its stroke comes to lie, between two ends. */
function pointsTo(button: Element): number {
  const stroke = button.querySelector<SVGGeometryElement>('.stroke')!;
  const toScreen = stroke.getScreenCTM()!;
  const [start, tip] = [0, stroke.getTotalLength() / 2].map((at) =>
    stroke.getPointAtLength(at).matrixTransform(toScreen),
  );
  return Math.sign(tip!.x - start!.x);
}

function leftOf(element: Element): number {
  return element.getBoundingClientRect().left;
}
