import type { Locale } from '@nasaq/contract';
import Link from 'next/link.js';
import { menuTags } from '../../../platform/staff/interface-language.ts';
import { Tag, tagClass } from '../../../platform/staff/screens/tag.tsx';
import { libraryTexts } from '../catalogue/index.ts';
import { askAddress, type LibraryAsk, type LibraryFile } from '../load-library.ts';
import { UsesOf } from './uses-of.tsx';

interface Props {
  admin: string;
  api: string;
  ask: LibraryAsk;
  base: string;
  file: LibraryFile;
  language: Locale;
}

/** A file in the grid: what it shows, what it is called, and what is to be mended at it. */
export function FileCard({ admin, api, ask, base, file, language }: Props) {
  const texts = libraryTexts[language];
  const { alts, faults, height, id, isDecorative, kind, name, tags, thumbnail, width } = file;
  const address = `${admin}/collections/media/${id}`;
  return (
    <li className="media-card">
      <div className="media-card__picture">
        {thumbnail ? (
          // What it shows stands below it.
          <img alt="" decoding="async" loading="lazy" src={thumbnail} />
        ) : (
          <span>{texts.kinds[kind]}</span>
        )}
      </div>
      <h3>
        <Link href={address} prefetch={false}>
          <bdi dir="ltr">{name}</bdi>
        </Link>
      </h3>
      <p className="media-card__alt" dir="auto">
        {isDecorative ? texts.decorative : alts[language]}
      </p>
      <p className="media-card__facts">
        {width && height ? (
          <>
            <bdi dir="ltr">
              {width} × {height}
            </bdi>
            {' · '}
          </>
        ) : null}
        {sizeText(file.bytes, language)}
      </p>
      {faults.length > 0 && (
        <p className="media-card__tags">
          {faults.map((fault) => (
            <Tag key={fault} title={texts.faultHints[fault]} tone="bad">
              {texts.faults[fault]}
            </Tag>
          ))}
        </p>
      )}
      {tags.length > 0 && (
        <p className="media-card__tags">
          {tags.map((tag) => (
            <Link key={tag} className={tagClass('quiet')} href={askAddress(base, ask, { tag })} prefetch={false}>
              <bdi>{tag}</bdi>
            </Link>
          ))}
        </p>
      )}
      <UsesOf address={`${api}/media/${id}`} language={language} name={name} />
    </li>
  );
}

function sizeText(bytes: number, language: Locale): string {
  const [unit, value] =
    bytes < 1_000_000 ? (['kilobyte', bytes / 1_000] as const) : (['megabyte', bytes / 1_000_000] as const);
  return new Intl.NumberFormat(menuTags[language], {
    style: 'unit',
    unit,
    // The house writes its units out in Arabic.
    unitDisplay: language === 'ar' ? 'long' : 'short',
    maximumFractionDigits: unit === 'kilobyte' ? 0 : 1,
  }).format(value);
}
