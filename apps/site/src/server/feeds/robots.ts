/**
 * Everything may be read, also what pages ask for when they run; what must not be indexed says so itself
 * (`X-Robots-Tag`).
 */
export function robots(siteUrl: string): string {
  return ['User-agent: *', 'Disallow:', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}
