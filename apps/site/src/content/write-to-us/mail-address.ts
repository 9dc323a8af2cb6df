/** A `mailto:` address with subject and body filled in; lines are separated as RFC 6068 asks. */
export function mailAddress(email: string, subject: string, lines: readonly string[] = []): string {
  const body = lines.length > 0 ? `&body=${encodeURIComponent(lines.join('\r\n'))}` : '';
  return `mailto:${email}?subject=${encodeURIComponent(subject)}${body}`;
}
