import { heroMarkup } from '@site/pages/home/hero-markup.ts';

/** Only the server draws the first screen's pattern; the browser finds the drawing in the page. */
export default defineNuxtPlugin(() => ({ provide: { heroMarkup: heroMarkup() } }));
