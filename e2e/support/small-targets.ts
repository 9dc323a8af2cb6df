import type { Page } from '@playwright/test';

/**
 * What is pressed within a page and is smaller than 24 pixels where others are near (WCAG 2.2, 2.5.8): the circle of that
 * diameter around its middle meets another target or its circle. Links within a sentence are as high as its line.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    const selector =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [role=tab]';
    const all = [...document.querySelectorAll<HTMLElement>(selector)]
      .map((element) => {
        const pressed = element.matches('input[type=checkbox], input[type=radio], input[type=file]')
          ? (element.closest('label') ?? element)
          : element;
        return { element: pressed, box: pressed.getBoundingClientRect() };
      })
      .filter(
        ({ element, box }) =>
          box.width > 1 &&
          box.height > 1 &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
    const isSmall = ({ width, height }: DOMRect) => width < least || height < least;
    const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
    const distance = ({ x, y }: { x: number; y: number }, { left, right, top, bottom }: DOMRect) =>
      Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

    function isInSentence(element: HTMLElement): boolean {
      if (getComputedStyle(element).display !== 'inline') return false;
      const words = element.parentElement?.closest('p, li, dd, blockquote, figcaption, label')?.textContent ?? '';
      return words.trim().length > (element.textContent ?? '').trim().length;
    }

    /** What is drawn over its surroundings, such as the link of a whole row, is pressed there too. */
    function reaches(element: HTMLElement): boolean {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y } = middle(element.getBoundingClientRect());
      const reach = least / 2 - 1;
      return [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ].every(([left, top]) => {
        const at = document.elementFromPoint(left!, top!);
        return at !== null && (element === at || element.contains(at));
      });
    }

    return all
      .filter(({ element, box }) => {
        if (!isSmall(box) || isInSentence(element) || reaches(element)) return false;
        const at = middle(box);
        return all.some(
          (other) =>
            other.element !== element &&
            !other.element.contains(element) &&
            !element.contains(other.element) &&
            (distance(at, other.box) < least / 2 ||
              (isSmall(other.box) &&
                !isInSentence(other.element) &&
                Math.hypot(at.x - middle(other.box).x, at.y - middle(other.box).y) < least)),
        );
      })
      .map(
        ({ element, box }) =>
          `${Math.round(box.width)} × ${Math.round(box.height)}: ${(element.cloneNode() as Element).outerHTML.slice(0, 120)} ${element.textContent?.trim().slice(0, 40)}`,
      );
  });
}
