import sanitizeHtml from 'sanitize-html';
import { isRich, paragraphsOf } from './plain-text.ts';
import { attributes, droppedWhole, isStaffAddress, keptTags, safeStyles } from './rich-rules.ts';
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
    allowedTags: keptTags,
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
