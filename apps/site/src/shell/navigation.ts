import {
  defaultFooter,
  defaultMenu,
  isOn,
  localePath,
  partOfPath,
  paths,
  type ListedPage,
  type Navigation,
  type NavigationEntry,
  type NetworkName,
  type PartsOff,
} from '@nasaq/contract';
import type { T } from '../locale/translator.ts';
import { useLocale, useT } from '../locale/translator.ts';
import { useSiteData } from '../router/context.tsx';
import type { PatternOf } from '../ui/pattern.tsx';
import { menuLooks } from './menu-looks.ts';

/** One link of the menu or the footer, as it is shown. */
export interface NavigationLink {
  key: string;
  /** With locale prefix, or elsewhere. */
  href: string;
  text: string;
  matchSubpaths: boolean;
  art: PatternOf;
  /** A sentence beside it in the menu; only of the specification's own. */
  line?: string;
}

/** The main menu: the owner's, or the specification's without what is off. */
export function useMenu(): NavigationLink[] {
  return useLinks('menu', defaultMenu);
}

/** The links of the footer, likewise. */
export function useFooterLinks(): NavigationLink[] {
  return useLinks('footer', defaultFooter);
}

function useLinks(place: 'menu' | 'footer', usual: readonly ListedPage[]): NavigationLink[] {
  const t = useT();
  const locale = useLocale();
  const { navigation, parts } = useSiteData();
  return entriesOf(place, usual, { navigation, parts }).map((entry) => {
    if ('page' in entry) return pageLink(place, entry, localePath(locale, paths[entry.page]), t);
    const { href, text } = entry;
    return { key: href, href, text, matchSubpaths: href.startsWith('/'), art: { type: 'companies', key: href } };
  });
}

/** What the owner has arranged holds nothing that is off; the usual one may. */
export function entriesOf(
  place: 'menu' | 'footer',
  usual: readonly ListedPage[],
  { navigation, parts }: { navigation?: Navigation | undefined; parts?: PartsOff | undefined },
): NavigationEntry[] {
  return navigation?.[place] ?? usual.filter((page) => isOn(partOfPath[page], { parts })).map((page) => ({ page }));
}

function pageLink(
  place: 'menu' | 'footer',
  { page, text }: { page: ListedPage; text?: string | undefined },
  href: string,
  t: T,
): NavigationLink {
  const inMenu = defaultMenu.find((name) => name === page);
  const known = inMenu && menuLooks[inMenu];
  return {
    key: page,
    href,
    text: text ?? usualText(place, page, t),
    // Lists are current on their entries' pages, too; in the footer everything is.
    matchSubpaths: place === 'footer' || (known?.matchSubpaths ?? page !== 'home'),
    art: known?.art ?? { type: 'companies', key: page },
    ...(inMenu && place === 'menu' && { line: t(`shell.menu.lines.${inMenu}`) }),
  };
}

function usualText(place: 'menu' | 'footer', page: ListedPage, t: T): string {
  const inMenu = defaultMenu.find((name) => name === page);
  const inFooter = defaultFooter.find((name) => name === page);
  if (inFooter && (place === 'footer' || !inMenu)) return t(`shell.footer.${inFooter}`);
  if (inMenu) return t(`shell.menu.${inMenu}`);
  const title = page === 'status' ? 'status_entry' : page.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return t(`titles.${title}` as 'titles.about');
}

/** Networks in their order: the owner's list; else the specification's, of which none is empty once one is known. */
export function useNetworks(usual: readonly NetworkName[]): { name: NetworkName; url: string }[] {
  const { navigation, social } = useSiteData();
  if (navigation?.networks) return navigation.networks;
  const all = usual.map((name) => ({ name, url: social[name as keyof typeof social] ?? '#' }));
  const known = all.filter(({ url }) => url !== '#');
  return known.length > 0 ? known : all;
}
