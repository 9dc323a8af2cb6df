import { locales } from '@nasaq/contract';
import { toast } from '@payloadcms/ui';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';

const themes = ['light', 'dark'] as const;
const kinds = ['success', 'error', 'info', 'warning'] as const;

describe.each(locales)('%s', (language) => {
  test('toasts speak in the face of the screens, and the sign that closes them is seen in either theme', async () => {
    mountScreen(language, <p>Screen</p>);
    for (const kind of kinds) {
      toast[kind](`Said of ${kind}`, { duration: Infinity });
      const said = page.getByText(`Said of ${kind}`);
      await expect.element(said).toBeInTheDocument();
      expect(getComputedStyle(said.element()).fontFamily).toBe(getComputedStyle(document.body).fontFamily);
      const close = said.element().closest('li')!.querySelector('button')!;
      // Within its line, at the end, and clear of the words.
      const [box, item, words] = [close, close.closest('li')!, said.element()].map((one) =>
        one.getBoundingClientRect(),
      );
      expect(box!.top).toBeGreaterThan(item!.top);
      expect(language === 'ar' ? box!.left - item!.left : item!.right - box!.right).toBeGreaterThan(4);
      expect(language === 'ar' ? words!.left - box!.right : box!.left - words!.right).toBeGreaterThanOrEqual(0);
      for (const theme of themes) {
        document.documentElement.dataset.theme = theme;
        expect(contrast(close), `${kind} in ${theme}`).toBeGreaterThan(4.5);
      }
      toast.dismiss();
    }
  });
});

/** Of its sign on its own ground, or on that of the toast where it has none. */
function contrast(close: HTMLElement): number {
  const { backgroundColor, color } = getComputedStyle(close);
  const ground = getComputedStyle(close.closest('li')!).backgroundColor;
  const [sign, behind] = [lightness([ground, backgroundColor, color]), lightness([ground, backgroundColor])];
  return (Math.max(sign, behind) + 0.05) / (Math.min(sign, behind) + 0.05);
}

/** Relative luminance of colours that were laid over each other. */
function lightness(colours: readonly string[]): number {
  const pen = new OffscreenCanvas(1, 1).getContext('2d')!;
  for (const colour of colours) {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
