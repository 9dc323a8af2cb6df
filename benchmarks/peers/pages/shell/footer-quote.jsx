'use client';

import { paths } from '@nasaq/contract';
import { usePath } from 'peer-link';

/** The company's own words, at the end of the page that tells who it is. */
export function FooterQuote({ text, author }) {
  if (usePath() !== paths.home) return null;
  return (
    <figure className="foot__quote">
      <blockquote>{text}</blockquote>
      <figcaption>{author}</figcaption>
    </figure>
  );
}
