import axe from 'axe-core';
import { page } from 'vitest/browser';

const widths = { desktop: 1440, phone: 390 };

/** Of whole pages: a screen that is mounted alone has no page around it. */
const ofPages = ['document-title', 'landmark-one-main', 'page-has-heading-one', 'region'];

/**
 * What axe finds wrong on the screen that is mounted, as it stands now: in both themes, as wide as a desktop and a phone.
 * Afterwards it is light and wide again.
 */
export async function violations(): Promise<string[]> {
  const { dataset } = document.documentElement;
  const found: string[] = [];
  for (const [size, width] of Object.entries(widths)) {
    await page.viewport(width, 800);
    for (const theme of ['dark', 'light']) {
      dataset.theme = theme;
      await settled();
      const answer = await axe.run(document, {
        resultTypes: ['violations'],
        preload: false,
        rules: Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }])),
      });
      for (const { help, id, nodes } of answer.violations)
        for (const { any, html } of nodes)
          found.push(
            `${size}, ${theme}: ${id}, ${help}: ${html.slice(0, 200)} ${any.map((one) => one.message).join(' ')}`,
          );
    }
  }
  await page.viewport(1280, 800);
  return found;
}

/** Colours that were on their way to others have come there. */
async function settled(): Promise<void> {
  await new Promise(requestAnimationFrame);
  for (const animation of document.getAnimations()) animation.finish();
}
