/** A page's head as TanStack Router takes it. */
export function head({ title, description, keywords, siteName, type, canonical, alternates: { en, ar }, image }) {
  const languages = { en, 'en-US': en, ...(ar && { ar, 'ar-EG': ar }), 'x-default': en };
  const properties = {
    'og:site_name': siteName,
    'og:type': type,
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:locale': 'en_US',
    ...(ar && { 'og:locale:alternate': 'ar_EG' }),
    'og:image': image.url,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': image.alt,
  };
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { name: 'keywords', content: keywords },
      ...Object.entries(properties).map(([property, content]) => ({ property, content })),
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      { rel: 'canonical', href: canonical },
      ...Object.entries(languages).map(([hrefLang, href]) => ({ rel: 'alternate', hrefLang, href })),
    ],
  };
}
