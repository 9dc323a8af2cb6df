import { absoluteUrl, context, type Place } from './place.ts';

export interface Crumb {
  title: string;
  /** Without locale prefix. */
  path: string;
}

/** The way from the home page to this one, both included. */
export function breadcrumbList(crumbs: Crumb[], place: Place): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absoluteUrl(place, path),
    })),
  };
}
