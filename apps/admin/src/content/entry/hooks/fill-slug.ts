import type { Locale } from '@nasaq/contract';
import { type FieldHook, type PayloadRequest, type TextFieldValidation, ValidationError } from 'payload';
import { toSlug } from '../slug.ts';
import { isPublic, publishedState } from './published-state.ts';
import { slugHolder, type SlugOwner } from './slug-holder.ts';
import { contentLabels } from '../../catalogue/index.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';

/**
 * What an editor types becomes a valid slug. An empty one is made from the title, and follows the title
 * until the entry is published in that language; where the slug is taken, a number is added.
 */
export function fillSlug(scope?: string, slugOf = toSlug): FieldHook {
  return async ({ collection, data, operation, originalDoc, req, value }) => {
    if (!collection) return value;
    const owner = { id: originalDoc?.id, collection: collection.slug, scope: scopeOf(scope, data, originalDoc) };
    const typed = typeof value === 'string' ? slugOf(value) : '';
    const title = textOf(data?.title ?? originalDoc?.title);
    const wanted = toSlug(title);
    const isDraft = Boolean(collection.versions?.drafts) && data?._status !== 'published';
    if (typed && isDraft && operation === 'create') await refuseTaken(req, owner, typed);
    if (wanted === typed) return typed || undefined;
    const isFollowing = typed !== '' && typed === toSlug(textOf(originalDoc?.title));
    if (typed && (!isFollowing || (await isAtAddress(req, collection.slug, originalDoc?.id)))) return typed;
    // Of a title that was emptied nothing is left to follow: the next one makes the address anew.
    if (!wanted) return typed ? null : undefined;
    return firstFree(req, owner, wanted);
  };
}

/** Nothing is validated of a draft: what is made with another's address is refused here, before it is stored. */
async function refuseTaken(req: PayloadRequest, owner: SlugOwner, slug: string): Promise<void> {
  if (!(await isRefused(req, owner, slug))) return;
  const { slug: label, taken } = contentLabels.slugField;
  const language = interfaceLanguage(req.i18n);
  const errors = [{ label: label[language], message: taken[language], path: 'slug' }];
  throw new ValidationError({ collection: owner.collection, errors, req }, req.t);
}

/**
 * Refuses a slug that another entry of the same language has, in the editor's language. An empty one is refused only of a
 * title from which none could be made: without a title, that is what is missing, and in a form it is made with the save.
 */
export function slugIsFree(scope?: string): TextFieldValidation {
  return async (value, { collectionSlug, data, id, req, required, event }) => {
    const title = textOf((data as { title?: unknown }).title).trim();
    if (!value && (!title || event === 'onChange')) return true;
    if (!value) return required ? contentLabels.slugField.missing[interfaceLanguage(req.i18n)] : true;
    if (event === 'onChange' || !collectionSlug) return true;
    const owner = { id, collection: collectionSlug, scope: scopeOf(scope, data as Record<string, unknown>) };
    if (!(await isRefused(req, owner, value))) return true;
    return contentLabels.slugField.taken[interfaceLanguage(req.i18n)];
  };
}

/** Whether readers already find the entry at its address in this language. */
async function isAtAddress(req: PayloadRequest, collection: string, id: number | string | undefined): Promise<boolean> {
  return id !== undefined && isPublic(await publishedState(req, collection, id), req.locale as Locale);
}

/** `wanted`, or with the first number that nobody has at the end. @param locale of the address; that of the save without it */
export async function firstFree(
  req: PayloadRequest,
  owner: SlugOwner,
  wanted: string,
  locale = req.locale as Locale,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await slugHolder(req, owner, candidate, locale))) return candidate;
  }
}

/** The bulk load brings slugs that were compared before, and has the database's own check. */
async function isRefused(req: PayloadRequest, owner: SlugOwner, slug: string): Promise<boolean> {
  return !req.context.silent && (await slugHolder(req, owner, slug, req.locale as Locale)) !== null;
}

function scopeOf(
  scope: string | undefined,
  ...sources: (Record<string, unknown> | undefined)[]
): Record<string, unknown> | null {
  if (!scope) return null;
  const value = sources.map((source) => source?.[scope]).find((found) => found !== undefined);
  return value === undefined ? null : { [scope]: value };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
