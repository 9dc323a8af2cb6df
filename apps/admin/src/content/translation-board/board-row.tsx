import { type Locale } from '@nasaq/contract';
import Link from 'next/link.js';
import { listAddress } from './list-address.ts';
import type { BoardType } from './list-publications.ts';
import { publications, type Publication } from './publication.ts';
import { menuTags } from '../../platform/staff/interface-language.ts';

interface Props {
  adminRoute: string;
  ids: Record<Publication, number[]>;
  label: string;
  /** Of the interface. */
  language: Locale;
  type: BoardType;
}

/** One content type; each number leads to the entries that it counts, in the language in which they have a title. */
export function BoardRow({ adminRoute, ids, label, language, type }: Props) {
  const digits = new Intl.NumberFormat(menuTags[language]);
  const locale: Record<Publication, Locale> = {
    both: language,
    onlyEnglish: 'en',
    onlyArabic: 'ar',
    unpublished: language,
  };
  return (
    <tr>
      <th scope="row">
        <Link href={`${adminRoute}/collections/${type}?locale=${language}`} prefetch={false}>
          {label}
        </Link>
      </th>
      {publications.map((publication) => (
        <td key={publication}>
          {ids[publication].length === 0 ? (
            <span>{digits.format(0)}</span>
          ) : (
            <Link
              href={listAddress(adminRoute, type, publication, ids[publication], locale[publication])}
              prefetch={false}
            >
              {digits.format(ids[publication].length)}
            </Link>
          )}
        </td>
      ))}
    </tr>
  );
}
