import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { deskTexts } from '../../../catalogue/index.ts';
import { DeskHost } from '../../testing/desk-host.ts';
import { showDesk } from '../../testing/show-desk.tsx';
import { inTurn } from '../../../../testing/screens/in-turn.ts';

describe.each(inTurn('en'))('the preview of a desk, in %s', (language) => {
  test.each([
    [390, 'phone'],
    [1280, 'phone'],
    [1280, 'desktop'],
  ] as const)('%i pixels wide, the page of a %s is shown whole', async (width, device) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(1280, 800));
    const host = new DeskHost();
    host.pages = { en: `${location.origin}/no-page?en`, ar: `${location.origin}/no-page?ar` };
    showDesk(language, host, { at: '/admin/collections/posts/7' });
    const { preview: name, previews } = deskTexts[language];
    await page.getByRole('button', { name, exact: true }).click();
    const dock = page.getByRole('region', { name, exact: true });
    await dock.getByRole('button', { name: previews[device], exact: true }).click();
    await expect.poll(() => document.querySelectorAll('.desk-preview iframe').length).toBe(width === 390 ? 1 : 2);
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('.desk-preview iframe')) {
      await expect.poll(() => sides(frame)).toEqual(sides(frame.parentElement!, device === 'phone' ? 390 : 1280));
      expect(frame.offsetWidth).toBe(device === 'phone' ? 390 : 1280);
    }
  });
});

/** Where it begins and ends, rounded; of a wider box, as far as a page of `most` pixels goes in its middle. */
function sides(element: HTMLElement, most = Infinity): number[] {
  const { left, right } = element.getBoundingClientRect();
  const inner = element instanceof HTMLIFrameElement ? 0 : 1;
  const apart = Math.max(0, (right - left - 2 * inner - most) / 2);
  return [Math.round((left + inner + apart) / 2), Math.round((right - inner - apart) / 2)];
}
