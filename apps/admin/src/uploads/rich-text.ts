import sanitizeHtml from 'sanitize-html';
import { tokenHash } from './find-upload.ts';

/** Deeper than any list that a person writes; what lies below loses its tags and keeps its text. */
const maxDepth = 40;

/**
 * The HTML of the rich-text field as it is stored: the specification's rule (no script, iframe or form, no javascript:
 * links, only the attributes style, href, src, width, height and class), with styles and addresses limited further.
 * Plain text, from a browser without JavaScript, becomes escaped paragraphs. Applied twice it changes nothing.
 *
 * Files of the sender are named by the hash of their token (`/uploads/<hash>`, which staff can open): stored HTML holds
 * no token, and naming a file of somebody else would need theirs. Every other picture is dropped.
 */
export function sanitizeRich(html: string): string {
  const clean = html.toWellFormed().replace(controls, '').trim();
  if (!isRich(clean)) return paragraphsOf(clean);
  return sanitizeHtml(clean, {
    allowedTags: allowedTags,
    allowedAttributes: attributes,
    allowedStyles: { '*': safeStyles },
    nonTextTags: droppedWhole,
    nestingLimit: maxDepth,
    transformTags: {
      a: (tagName, { href, ...others }) => ({ tagName, attribs: { ...others, ...linkOf(href) } }),
      img: (tagName, { src, ...others }) => ({ tagName, attribs: { ...measured(others), ...pictureOf(src) } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  });
}

// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/gu;

/** Absolute addresses only: a relative one would lead to a screen of the admin host, with its reader's rights. */
function linkOf(href: string | undefined): { href?: string } {
  const own = staffAddress(href);
  if (own) return { href: own };
  if (!href || !URL.canParse(href)) return {};
  const { protocol, href: normal } = new URL(href);
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ? { href: normal } : {};
}

function pictureOf(src: string | undefined): { src?: string } {
  const own = staffAddress(src);
  return own ? { src: own } : {};
}

function measured({ width, height, ...others }: Record<string, string>): Record<string, string> {
  const isPixels = (value: string | undefined) => /^\d{1,5}$/.test(value ?? '');
  return { ...others, ...(isPixels(width) ? { width: width! } : {}), ...(isPixels(height) ? { height: height! } : {}) };
}

/** Where staff see an uploaded file, from the address that its sender has; an address that is one already stays. */
function staffAddress(address = ''): string | null {
  const token = /^(?:https?:\/\/[^/?#\\]+)?\/api\/v1\/uploads\/([\w-]{43})(?:\?[^#]*)?$/.exec(address)?.[1];
  if (token) return `/uploads/${tokenHash(token)}`;
  return isStaffAddress(address) ? address : null;
}

/**
 * Stored rich text as staff see it: sanitised once more, since the rules may have grown since it was stored, in the
 * direction of its own text, with links that open elsewhere and tell nothing about who follows them. Classes are
 * the editor's own: one of the admin's could make a message look like a part of the screen.
 */
export function presentRich(html: string): string {
  const body = sanitizeHtml(sanitizeRich(html), {
    allowedTags: allowedTags,
    allowedAttributes: {
      ...attributes,
      '*': ['style'],
      a: ['href', 'rel', 'target'],
      img: ['src', 'width', 'height', 'alt', 'loading'],
    },
    allowedClasses: { '*': [/^attachment(__|--)?[\w-]*$/] },
    allowedStyles: { '*': safeStyles },
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, target: '_blank', rel: 'noopener noreferrer nofollow ugc' },
      }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: '', loading: 'lazy' } }),
    },
  });
  return `<div dir="auto">${body}</div>`;
}

/** What the editor writes, and what people paste into it. */
export const allowedTags = words(`
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

/**
 * The editor's HTML begins with one of its blocks, perhaps behind its comments; anything else was typed into a textarea,
 * tags or not. Each character is looked at once: one expression over a whole row of comments took exponential time.
 */
export function isRich(value: string): boolean {
  let start = 0;
  while (value.startsWith('<!--', start)) {
    const end = value.indexOf('-->', start + 4);
    if (end === -1 || end - start - 4 > longestComment) return false;
    spaces.lastIndex = end + 3;
    spaces.test(value);
    start = spaces.lastIndex;
  }
  blockTag.lastIndex = start;
  return blockTag.test(value);
}

/** Characters within a comment of the editor, `<!--block-->`, with room. */
const longestComment = 40;
const spaces = /\s*/y;
const blockTag = /<(?:div|p|h[1-6]|blockquote|pre|ul|ol|figure)(?:\s[^>]*)?>/iy;

/** Text as HTML: an empty line parts paragraphs, a line end is one. */
export function paragraphsOf(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => `<p>${escapeText(paragraph.trim()).replaceAll('\n', '<br />')}</p>`)
    .join('');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
