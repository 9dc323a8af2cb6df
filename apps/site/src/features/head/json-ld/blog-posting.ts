import { entryPath, localeInfo, type Post } from '@nasaq/contract';
import { organizationId } from './organization.ts';
import { shareImagePath } from '../share-image-path.ts';
import { absoluteUrl, context, type Place } from './place.ts';

export function blogPosting(post: Post, place: Place): object {
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
    author: { '@type': 'Person', name: post.author.name, jobTitle: post.author.role },
    publisher: { '@id': organizationId(place.siteUrl) },
    keywords: post.tags.map(({ title }) => title),
  };
}
