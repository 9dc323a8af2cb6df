import { useEffect } from 'react';

/** What the keyboard of a phone leaves of the window, as `--seen`: some browsers lay it over the page without a word in CSS. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    const { style } = document.documentElement;
    // A magnified page is seen in parts; that is no keyboard.
    const measure = () =>
      seen && seen.scale === 1 ? style.setProperty('--seen', `${seen.height}px`) : style.removeProperty('--seen');
    measure();
    seen?.addEventListener('resize', measure);
    return () => {
      seen?.removeEventListener('resize', measure);
      style.removeProperty('--seen');
    };
  }, []);
}
