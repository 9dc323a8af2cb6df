/** A page's head as Next.js takes it. */
export function metadata({ title, description, keywords, siteName, type, canonical, alternates: { en, ar }, image }) {
  const languages = { en, 'en-US': en, ...(ar && { ar, 'ar-EG': ar }), 'x-default': en };
  return {
    title,
    description,
    keywords,
    alternates: { canonical, languages },
    openGraph: {
      siteName,
      type,
      title,
      description,
      url: canonical,
      locale: 'en_US',
      ...(ar && { alternateLocale: 'ar_EG' }),
      images: [{ url: image.url, width: 1200, height: 630, alt: image.alt }],
    },
    twitter: { card: 'summary_large_image' },
  };
}
