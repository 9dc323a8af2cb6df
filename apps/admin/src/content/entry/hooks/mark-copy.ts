import { latinDigits, locales, type Locale } from '@nasaq/contract';
import type { FieldHook, FieldHookArgs } from 'payload';
import { toSlug } from '../slug.ts';
import { firstFree } from './fill-slug.ts';
import { contentLabels } from '../../catalogue/index.ts';

/** A duplicate says so in its title, in the language of the title, and is a draft in every language. */
export const markTitle: FieldHook = (args) => {
  // Payload makes it one in the language of the call only, and would publish the other at once.
  const copy = args.data as { _status?: Partial<Record<Locale, string>> } | undefined;
  if (copy?._status) copy._status = Object.fromEntries(locales.map((locale) => [locale, 'draft']));
  return markedTitle(args, localeOfCall(args));
};

/** …and gets its address as a new entry does, from that title. */
export const addressOfCopy: FieldHook = async (args) => {
  const locale = localeOfCall(args);
  const slug = toSlug(markedTitle(args, locale) ?? '');
  const { collection, req } = args;
  return slug && collection ? firstFree(req, { collection: collection.slug, scope: null }, slug, locale) : undefined;
};

const longestTitle = 160;
const marks: Record<Locale, string> = contentLabels.markCopy.marks;

/** «About us (copy)», «من نحن (نسخة ٢)» of one that was a copy already. */
export function withMark(title: string, locale: Locale): string {
  const [, bare = title, number] =
    new RegExp(`^(.*) \\(${marks[locale]}(?: ([\\d٠-٩]{1,3}))?\\)$`, 'su').exec(title) ?? [];
  const copies = bare === title ? 1 : Number(latinDigits(number ?? '1')) + 1;
  const shown = locale === 'ar' ? copies.toLocaleString('ar-EG') : String(copies);
  const mark = ` (${marks[locale]}${copies === 1 ? '' : ` ${shown}`})`;
  return `${bare.slice(0, longestTitle - mark.length)}${mark}`;
}

type Titles = Partial<Record<Locale, string | null>>;

/** The fields of an entry are copied side by side: whoever comes first marks the title, for the others too. */
function markedTitle({ context, siblingData }: FieldHookArgs, locale: Locale): string | undefined {
  const marked = (context.markedTitles ??= {}) as Titles;
  const title = (siblingData as { title?: Titles }).title?.[locale];
  if (title) marked[locale] ??= withMark(title, locale);
  return marked[locale] ?? undefined;
}

/** Payload calls the hook of a localized field once for each language, in their order, without saying which. */
function localeOfCall({ context, field }: FieldHookArgs): Locale {
  const calls = (context.copiedFields ??= {}) as Record<string, number>;
  const name = 'name' in field ? (field.name as string) : '';
  const call = calls[name] ?? 0;
  calls[name] = call + 1;
  return locales[call % locales.length]!;
}
