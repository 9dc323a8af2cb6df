/** Everything may be read but the API; pages that must not be indexed say so themselves. */
export function robots(siteUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}
