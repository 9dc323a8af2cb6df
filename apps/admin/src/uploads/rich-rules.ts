/** What the editor writes, and what people paste into it. */
export const keptTags = words(`
  div p br h1 h2 h3 h4 h5 h6 blockquote pre ul ol li hr
  strong b em i u del s code span sub sup a
  figure figcaption img
`);

/** The specification's six attributes, each where it means something. */
export const attributes = {
  '*': ['style', 'class'],
  a: ['href'],
  img: ['src', 'width', 'height'],
};

/** Elements whose content is no text of a person, or is read by browsers in another way than by us. */
export const droppedWhole = words(`
  script style iframe object embed applet svg math template noscript noembed noframes frameset
  xmp plaintext textarea select option button title head audio video canvas
`);

/** Nothing that places, covers, hides or loads. */
export const safeStyles = {
  'text-align': [/^(left|right|center|justify|start|end)$/],
  direction: [/^(ltr|rtl)$/],
  'font-weight': [/^(normal|bold)$/],
  'font-style': [/^(normal|italic)$/],
  'text-decoration': [/^(none|underline|line-through)$/],
};

/** Of one of the sender's files, by the hash of its token. */
export function isStaffAddress(address: string): boolean {
  return /^\/uploads\/[\da-f]{64}$/.test(address);
}

function words(list: string): string[] {
  return list.trim().split(/\s+/);
}
