/**
 * The value of a rich-text field is the editor's HTML, or the plain text of a reader without JavaScript. The editor's
 * begins with a block; nobody begins a sentence with one.
 */
export function isHtml(value: string): boolean {
  return /^<(?:div|p|h1|blockquote|pre|ul|ol|figure)[\s>]/iu.test(value.trimStart());
}

export function textToHtml(text: string): string {
  const escaped = text
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\r\n?/gu, '\n');
  return escaped === '' ? '' : `<div>${escaped.replaceAll('\n', '<br>')}</div>`;
}

/** For the textarea where the editor could not be loaded. The result is text: what it says about tags is not run. */
export function htmlToText(html: string): string {
  return html
    .replace(/<br\s*\/?>|<\/(?:div|p|h1|li|blockquote|pre|figure)>/giu, '\n')
    .replace(/<[^<>]*>/gu, '')
    .replace(/&nbsp;|\u00A0/gu, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** Nothing but empty paragraphs, which `required` could not know. */
export function isBlank(html: string): boolean {
  return !/<(?:img|figure)\b/iu.test(html) && htmlToText(html) === '';
}
