/**
 * Whether a form was sent from a page of ours. Browsers say so themselves (`Sec-Fetch-Site`), older ones name the
 * page's origin. One that says nothing at all is let in: no browser keeps silent about another site's page, and there
 * is no session that somebody else's page could use.
 */
export function isOwnPage(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const page = headers.get('origin') ?? headers.get('referer');
  return page === null || isOurs(page, headers.get('host'), siteUrl);
}

/** Our public address, or the one under which this very request reached us. */
function isOurs(page: string, host: string | null, siteUrl: string): boolean {
  if (!URL.canParse(page)) return false;
  const url = new URL(page);
  return url.origin === new URL(siteUrl).origin || url.host === host;
}
