import { languageNames, locales } from '@nasaq/contract';
import { type GlobalBeforeChangeHook, ValidationError } from 'payload';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { contentLabels } from '../catalogue/index.ts';
import { recallGlobal } from '../entry/hooks/announce.ts';
import { newestOfGlobal } from '../saving/newest.ts';

const needed = ['name', 'description'] as const;

/**
 * Both languages go out together, and only that of the form is checked by its fields: a draft that has emptied what every
 * page needs would take it from the readers of the other one.
 * @throws {ValidationError} at the fields that have a text there for readers, and none in the draft
 */
export const refuseEmptied: GlobalBeforeChangeHook = async ({ data, req }) => {
  if (data._status !== 'published' || req.context.silent) return data;
  const newest = await newestOfGlobal(req, 'site');
  const language = interfaceLanguage(req.i18n);
  const others = locales.filter((locale) => locale !== req.locale);
  const textIn = (doc: object | null | undefined, name: string, locale: string) =>
    (doc as Record<string, Record<string, string | null> | null> | null | undefined)?.[name]?.[locale]?.trim() ?? '';
  const published = recallGlobal(req, 'site');
  const errors = others.flatMap((locale) =>
    needed
      .filter((name) => textIn(published, name, locale) !== '' && textIn(newest, name, locale) === '')
      .map((path) => ({
        path,
        label: contentLabels.site[path][language],
        message: fill(contentLabels.site.emptied[language], { language: languageNames[locale][language] }),
      })),
  );
  if (newest && errors.length > 0) throw new ValidationError({ global: 'site', errors }, req.t);
  return data;
};
