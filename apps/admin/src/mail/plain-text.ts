import sanitizeHtml from 'sanitize-html';

const endOfLine = /<br \/>|<\/(?:p|div|h[1-6]|li)>/g;
const kept = ['a', 'br', 'p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li'];

/** The text of a simple HTML mail of Payload's; each link to a page keeps its address. */
export function plainText(html: string): string {
  const simple = sanitizeHtml(html, {
    allowedTags: kept,
    allowedAttributes: { a: ['href'] },
    nonTextTags: ['head', 'style', 'script', 'title'],
  });
  return simple
    .replace(endOfLine, '\n')
    .split('</a>')
    .map(withAddress)
    .join('')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('\u00A0', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A text that ends where a link ends. */
function withAddress(part: string): string {
  const [before, link] = part.split('<a href="', 2);
  if (link === undefined) return part;
  const [href = '', label = ''] = link.split('">', 2);
  const isSaid = /^(mailto|tel):/.test(href) || label.trim() === href;
  return `${before}${isSaid ? label : `${label}\n${href}`}`;
}
