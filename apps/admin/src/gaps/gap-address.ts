import { type Locale, locales } from '@nasaq/contract';
import { deskRoute } from '../chat/index.ts';
import { entryAddress } from './addresses.ts';
import type { WorkOf } from './first-work.ts';
import type { Gap } from './gap.ts';

interface Reader {
  /** Where the admin screens begin. */
  admin: string;
  /** Of the menus. */
  language: Locale;
  /** Without it a language of an entry leads to the first text that waits in it. */
  workOf?: WorkOf;
}

/** Where a gap is mended: at the very field, where that is known. */
export function addressOfGap(
  { locale, told }: Pick<Gap, 'locale' | 'told'>,
  { admin, language, workOf }: Reader,
): string {
  switch (told.as) {
    case 'entry': {
      const { entry } = told;
      const at = locale ?? (entry.titles[language] ? language : (locales.find((one) => entry.titles[one]) ?? language));
      return entryAddress(admin, entry.type, entry.id, at, locale ? workOf?.(entry, locale)?.path : undefined);
    }
    case 'thing':
      return `${admin}/collections/${told.thing.collection}/${told.thing.id}?locale=${told.thing.locale}`;
    case 'finding':
      return entryAddress(admin, told.finding.type, told.finding.entry, locale ?? language, told.finding.path);
    case 'search': {
      const [nearest] = told.search.near;
      return nearest
        ? entryAddress(admin, nearest.type, nearest.id, told.search.locale)
        : `${admin}/collections/searches/${told.search.id}`;
    }
    case 'rating':
      return entryAddress(admin, 'articles', told.rating.article, told.rating.locale);
    case 'chats':
      return `${admin}${deskRoute}`;
  }
}
