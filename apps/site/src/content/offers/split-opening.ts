import type { RichText } from '@nasaq/contract';

/** The first paragraphs of a text, which stand in the head of a page, and what follows from its first heading on. */
export function splitOpening({ html, toc }: RichText): { opening: RichText; rest: RichText } {
  const heading = html.search(/<h[23][\s>]/);
  const end = heading < 0 ? html.length : heading;
  return { opening: { html: html.slice(0, end), toc: [] }, rest: { html: html.slice(end), toc } };
}
