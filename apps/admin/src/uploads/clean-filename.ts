const maxLength = 150;

/** Controls, line ends, and marks that would make `cv<RLO>fdp.exe` read as another type; joiners stay, scripts need them. */
const invisible = /[\p{Cc}\u2028\u2029\u200B\u200E\u200F\u061C\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu;

/**
 * A file's name as it may be stored and shown: no path, no hidden characters, at most 150 characters with its extension.
 * Never used on the disk.
 * @param header percent-encoded, as `X-File-Name` carries it
 */
export function cleanFilename(header: string): string {
  const name = decode(header)
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\r\n\t\u2028\u2029]+/gu, ' ')
    .replace(invisible, '')
    .replace(/^.*[/\\]/u, '')
    .replace(/\s+/gu, ' ')
    .replace(/(?<![\s.])[\s.]+$/u, '');
  const extension = extensionOf(name);
  const suffix = extension ? name.slice(-extension.length - 1) : '';
  const stem = Array.from(name.slice(0, name.length - suffix.length))
    .slice(0, maxLength - suffix.length)
    .join('');
  return `${stem.replace(/^[\s.]+/u, '').trimEnd() || 'file'}${suffix}`;
}

/** In small letters, without the dot; empty for a name without one, or with one that is no extension. */
export function extensionOf(name: string): string {
  return /\.([a-z\d]{1,10})$/iu.exec(name)?.[1]?.toLowerCase() ?? '';
}

function decode(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    return header;
  }
}
