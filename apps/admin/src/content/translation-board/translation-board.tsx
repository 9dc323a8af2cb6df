import { defaultLocale, type Locale, localePath, locales, paths } from '@nasaq/contract';
import { getTranslation } from '@payloadcms/translations';
import type { ServerProps } from 'payload';
import Link from 'next/link.js';
import { translationTexts } from '../catalogue/index.ts';
import {
  type BoardType,
  isNamed,
  listAddress,
  listPublications,
  type Publication,
  publications,
} from './list-publications.ts';
import { interfaceLanguage, menuTags } from '../../platform/staff/interface-language.ts';
import { BoardTable } from '../../platform/staff/screens/board-table.tsx';

interface TranslationBoardProps extends ServerProps {
  /** Address of the site, from the config: these modules must not read the environment. */
  siteUrl: string;
}

/** Above the dashboard's cards: how much of each content type readers find in which language, and the way to the site. */
export async function TranslationBoard({ i18n, payload, permissions, siteUrl, user }: TranslationBoardProps) {
  if (!user) return null;
  const language = interfaceLanguage(i18n);
  const texts = translationTexts[language];
  const isShown = (type: BoardType) => {
    const may = permissions?.collections?.[type];
    // Everybody reads the names of entries; missing ones are told to those who can add them.
    return Boolean(isNamed(type) ? may?.update : may?.read);
  };
  const rows = await listPublications(payload, user, isShown);
  return (
    <section aria-labelledby="translation-board" className="board translation-board">
      {/* The dashboard has no title of its own. */}
      <h1 className="board__unseen">{i18n.t('general:dashboard')}</h1>
      <header>
        <h2 id="translation-board">{texts.title}</h2>
        <nav aria-label={texts.openSite}>
          <span>{texts.openSite}</span>
          {locales.map((locale) => (
            <a key={locale} href={homeOf(siteUrl, locale)} rel="noreferrer" target="_blank">
              {locale === 'ar' ? texts.arabic : texts.english}
            </a>
          ))}
        </nav>
      </header>
      {rows.length > 0 && (
        <BoardTable headings={[texts.type, texts.both, texts.onlyEnglish, texts.onlyArabic, texts.unpublished]}>
          {rows.map(({ ids, type }) => (
            <BoardRow
              key={type}
              adminRoute={payload.config.routes.admin}
              ids={ids}
              label={getTranslation(payload.collections[type].config.labels.plural, i18n)}
              language={language}
              type={type}
            />
          ))}
        </BoardTable>
      )}
    </section>
  );
}

/** The English home says its language, so that it is shown to whose browser prefers the other one. */
function homeOf(siteUrl: string, locale: Locale): string {
  return siteUrl + localePath(locale, paths.home) + (locale === defaultLocale ? `?lang=${locale}` : '');
}

interface BoardRowProps {
  adminRoute: string;
  ids: Record<Publication, number[]>;
  label: string;
  /** Of the interface. */
  language: Locale;
  type: BoardType;
}

/** One content type; each number leads to the entries that it counts, in the language in which they have a title. */
export function BoardRow({ adminRoute, ids, label, language, type }: BoardRowProps) {
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
