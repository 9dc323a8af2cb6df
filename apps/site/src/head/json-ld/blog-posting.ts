import { entryPath, localeInfo, paths, type GlobalSiteData, type Post } from '@nasaq/contract';
import { shareImagePath } from '../share-image-path.ts';
import { companyReference } from './organization.ts';
import { absoluteUrl, context, type Place } from './place.ts';

export function blogPosting(post: Post, place: Place, general: GlobalSiteData['general']): object {
  const url = absoluteUrl(place, entryPath('posts', post.slug));
  const image = post.cover
    ? place.siteUrl + post.cover.url
    : place.siteUrl + shareImagePath(place.locale, 'posts', post.slug);
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    url,
    mainEntityOfPage: url,
    image,
    inLanguage: localeInfo[place.locale].tag,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    // The people of the company are shown on one page.
    author: {
      '@type': 'Person',
      name: post.author.name,
      jobTitle: post.author.role,
      url: absoluteUrl(place, paths.about),
    },
    publisher: companyReference(place, general),
    keywords: post.tags.map(({ title }) => title),
  };
}
