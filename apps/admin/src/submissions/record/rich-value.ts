import { maxRichLength } from '@nasaq/contract';
import { sanitizeRich } from '../../uploads/index.ts';

/** The value of a rich-text field as it may be stored: sanitised HTML, empty where nothing can be read or opened in it. */
export function richValue(value: unknown): unknown {
  // The rule of the length refuses what is longer.
  if (typeof value !== 'string' || value.length > maxRichLength) return value;
  const html = sanitizeRich(value);
  return isBlank(html) ? '' : html;
}

/** The text of sanitised HTML, blocks on lines of their own. */
export function richText(html: string): string {
  return html
    .replace(/<br\s*\/?>|<\/?(?:div|p|h[1-6]|li|blockquote|pre|figure)(?:\s[^<>]*)?>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#0*39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/[^\S\n]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

function isBlank(html: string): boolean {
  return !/<(?:img|figure)\b/i.test(html) && richText(html) === '';
}
