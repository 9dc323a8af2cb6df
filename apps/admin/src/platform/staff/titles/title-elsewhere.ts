import { isLocale, isolated, languageNames, otherLocale, type Locale } from '@nasaq/contract';
import { excerpt } from '@nasaq/translation';
import type { CollectionBeforeOperationHook, CollectionBeforeReadHook } from 'payload';
import { interfaceLanguage } from '../interface-language.ts';

/** What a document is called in the other language, where it has no name in the one that was asked for. */
export interface TitleElsewhere {
  locale: Locale;
  text: string;
}

/** What has more letters names nothing: bars, tabs and dialogs have room for a name. */
export const longestName = 160;

/** A title of the other language where there is room for nothing but text: «⁨How we plan⁩ (English)», isolated. */
export function saidElsewhere({ locale, text }: TitleElsewhere, menus: Locale): string {
  return `${isolated(text)} (${languageNames[locale][menus]})`;
}

/**
 * What a document is called that has every language: in that of the menus, else in the other one, which it names; empty
 * where it has no name in either.
 */
export function titleIn(titles: unknown, menus: Locale): string {
  const given = (titles ?? {}) as Partial<Record<Locale, unknown>>;
  const [own, other] = [menus, otherLocale(menus)].map((locale) => {
    const text = given[locale];
    return typeof text === 'string' ? excerpt(text.trim(), longestName) : '';
  });
  return own || (other ? saidElsewhere({ locale: otherLocale(menus), text: other }, menus) : '');
}

export function titleElsewhereOf(doc: object | null | undefined): TitleElsewhere | null {
  return (doc as { titleElsewhere?: TitleElsewhere } | null | undefined)?.titleElsewhere ?? null;
}

/** In `req.context`: the collection of which only names are read. */
const onlyNames = 'onlyNames';

/**
 * Lists and forms read one language, and a document that has its title in the other alone would be nameless there. It comes
 * with `titleElsewhere`, beside its fields, so that no form takes it for what is written. Where nothing but titles is asked
 * for, as fields that refer to documents do, the title itself is the other one, and says of which language it is.
 *
 * @param field that names the documents of a collection, localized
 */
export function titleHooks(field: string): {
  beforeOperation: CollectionBeforeOperationHook;
  beforeRead: CollectionBeforeReadHook;
} {
  return {
    beforeOperation: ({ args, collection, context, operation }) => {
      if (operation !== 'read') return args;
      const { select } = args as { select?: Record<string, unknown> };
      const isNames = select?.[field] === true && Object.keys(select).every((name) => name === field || name === 'id');
      context[onlyNames] = isNames ? collection.slug : undefined;
      return args;
    },
    beforeRead: ({ collection, context, doc, overrideAccess, req }) => {
      // What the product reads for itself stays as it is stored.
      if (overrideAccess === true || !req.user || !isLocale(req.locale ?? '')) return doc;
      const asked = req.locale as Locale;
      const titles = doc[field] as Partial<Record<Locale, string | null>> | null | undefined;
      const locale = otherLocale(asked);
      const text = typeof titles === 'object' && !titles?.[asked] ? titles?.[locale]?.trim() : undefined;
      if (!text) return doc;
      const elsewhere: TitleElsewhere = { locale, text };
      if (context[onlyNames] !== collection.slug) return { ...doc, titleElsewhere: elsewhere };
      return { ...doc, [field]: { ...titles, [asked]: saidElsewhere(elsewhere, interfaceLanguage(req.i18n)) } };
    },
  };
}
