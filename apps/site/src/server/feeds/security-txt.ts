const yearMs = 365 * 24 * 60 * 60 * 1000;

/** RFC 9116; without a known address the report form is the contact. */
export function securityTxt(email: string, siteUrl: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()) + yearMs).toISOString();
  return [
    `Contact: ${email ? `mailto:${email}` : `${siteUrl}/report`}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, ar',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
