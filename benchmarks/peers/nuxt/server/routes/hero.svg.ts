import { heroMarkup } from '@site/pages/home/hero-markup.ts';

/** The drawing of the home page's first screen, for a reader who comes from another page. */
export default defineEventHandler((event) => {
  setHeader(event, 'content-type', 'image/svg+xml');
  return heroMarkup();
});
