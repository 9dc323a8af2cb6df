import type { Page } from '@playwright/test';

/**
 * What of a page stands outside of the window, or is cut by its own box, so that its words cannot be read. The page itself
 * clips what is too wide, so that its own width tells nothing.
 */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const begins = (element: Element) =>
      `${(element.cloneNode() as Element).outerHTML.slice(0, 110)} ${element.textContent?.trim().slice(0, 40)}`;
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden=true], .hidden-visually, .skip, noscript, svg');

    function isCut(element: Element): string | null {
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) return null;
      if (left < -1 || right > document.documentElement.clientWidth + 1) {
        for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement)
          if (scrolls(outer)) return null;
        return 'outside of the window';
      }
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      if (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 2 && textOverflow !== 'ellipsis')
        return 'cut at its side';
      if (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 4) return 'cut at its foot';
      return null;
    }

    const ownWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) ||
      element.matches('input, select, textarea, button');
    return [...document.body.querySelectorAll('*')]
      .filter((element) => ownWords(element) && isShown(element))
      .flatMap((element) => {
        const why = isCut(element);
        return why ? [`${why}: ${begins(element)}`] : [];
      });
  });
}
