'use client';

import { contentTypes, type Locale } from '@nasaq/contract';
import { getTranslation } from '@payloadcms/translations';
import { Link, useConfig, useTranslation } from '@payloadcms/ui';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { wordTexts } from '../catalogue/index.ts';

/** Where words are changed that an owner has written: whoever reads them on the site looks for them here, too. */
export function OwnContent({ language, query }: { language: Locale; query: string }) {
  const texts = wordTexts[language];
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { admin } = config.routes;
  const pages = config.globals.filter(({ slug }) => slug === 'home' || slug === 'site');
  const lists = config.collections.filter(({ slug }) => (contentTypes as readonly string[]).includes(slug));
  return (
    <>
      <p>{texts.nothingOwn}</p>
      <ul aria-label={texts.ownPlaces} className="words__own">
        {pages.map(({ label, slug }) => (
          <li key={slug}>
            <Link href={`${admin}/globals/${slug}`} prefetch={false}>
              {getTranslation(label, i18n)}
            </Link>
          </li>
        ))}
        {lists.map(({ labels, slug }) => (
          <li key={slug}>
            <Link href={`${admin}/collections/${slug}?search=${encodeURIComponent(query)}`} prefetch={false}>
              {fill(texts.ownSearch, { name: getTranslation(labels.plural, i18n), query })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
