import sanitizeHtml from 'sanitize-html';
import { attributes, keptTags, safeStyles } from './rich-rules.ts';
import { sanitizeRich } from './sanitize-rich.ts';

/**
 * Stored rich text as staff see it: sanitised once more, since the rules may have grown since it was stored, in the
 * direction of its own text, with links that open elsewhere and tell nothing about who follows them. Classes are
 * the editor's own: one of the admin's could make a message look like a part of the screen.
 */
export function presentRich(html: string): string {
  const body = sanitizeHtml(sanitizeRich(html), {
    allowedTags: keptTags,
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
