/** Headers of a request, from whichever side of the server they come; names in lower case. */
export type CallHeaders = Pick<Headers, 'get'>;

/**
 * Whether a form was sent from a page of ours. Browsers say so themselves (`Sec-Fetch-Site`), older ones name the
 * page's origin. One that says nothing at all is let in: no browser keeps silent about another site's page, and what
 * needs nobody's session would gain nothing. For what does, `saysOwnPage` decides.
 */
export function isOwnPage(headers: CallHeaders, siteUrl: string): boolean {
  return pageOf(headers) === null || saysOwnPage(headers, siteUrl);
}

/** The same for what is done with somebody's session: a browser that says nothing is not believed. */
export function saysOwnPage(headers: CallHeaders, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const page = pageOf(headers);
  return page !== null && isOurs(page, headers.get('host'), siteUrl);
}

/** What the browser says of the page that it sends from; `null` = nothing. */
function pageOf(headers: CallHeaders): string | null {
  return headers.get('sec-fetch-site') ?? headers.get('origin') ?? headers.get('referer');
}

/** Our public address, or the one under which this very request reached us. */
function isOurs(page: string, host: string | null, siteUrl: string): boolean {
  if (!URL.canParse(page)) return false;
  const url = new URL(page);
  return url.origin === new URL(siteUrl).origin || url.host === host;
}
