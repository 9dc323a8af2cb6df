import purify, { type Config } from 'dompurify';

/** Specification section 5: the only attributes that stay. */
export const keptAttributes = ['style', 'href', 'src', 'width', 'height', 'class'];
/** With their content. A style element would also be refused by the policy of the page. */
export const droppedElements = ['script', 'iframe', 'form', 'noscript', 'style', 'object', 'embed', 'svg', 'math'];

/** Of addresses, those that a link can need; `javascript:` and `data:` are none of them. */
const allowedAddresses = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/iu;

export const richConfig: Config = {
  ALLOWED_ATTR: keptAttributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_TAGS: droppedElements,
  FORBID_CONTENTS: droppedElements,
  ALLOWED_URI_REGEXP: allowedAddresses,
};

/** What the editor gives out, as it is kept and sent; the server applies the same rule again. */
export function sanitizeRich(html: string): string {
  return purify.sanitize(html, richConfig);
}
