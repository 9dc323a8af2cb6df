import type { Locale } from '@nasaq/contract';
import type { FieldHook, PayloadRequest, TextFieldValidation, Where } from 'payload';
import { toSlug } from '../slug.ts';
import { innerRequest } from '../../../platform/payload/inner-request.ts';
import { isPublic, publishedState } from './published-state.ts';
import { contentLabels } from '../../catalogue/index.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';

interface SlugOwner {
  id?: number | string | undefined;
  collection: string;
  /** Extra condition that separates the slugs of one collection. */
  scope: Where | null;
}

/**
 * What an editor types becomes a valid slug. An empty one is made from the title, and follows the title
 * until the entry is published in that language; where the slug is taken, a number is added.
 */
export function fillSlug(scope?: string, slugOf = toSlug): FieldHook {
  return async ({ collection, data, originalDoc, req, value }) => {
    if (!collection) return value;
    const typed = typeof value === 'string' ? slugOf(value) : '';
    const title = textOf(data?.title ?? originalDoc?.title);
    const wanted = toSlug(title);
    if (wanted === typed) return typed || undefined;
    const isFollowing = typed !== '' && typed === toSlug(textOf(originalDoc?.title));
    if (typed && (!isFollowing || (await isAtAddress(req, collection.slug, originalDoc?.id)))) return typed;
    // Of a title that was emptied nothing is left to follow: the next one makes the address anew.
    if (!wanted) return typed ? null : undefined;
    const owner = { id: originalDoc?.id, collection: collection.slug, scope: scopeWhere(scope, data, originalDoc) };
    return firstFree(req, owner, wanted);
  };
}

/** Refuses a slug that another entry of the same language has, in the editor's language. */
export function slugIsFree(scope?: string): TextFieldValidation {
  return async (value, { collectionSlug, data, id, req, required, event }) => {
    if (!value) return required ? contentLabels.slugField.missing[interfaceLanguage(req.i18n)] : true;
    if (event === 'onChange' || !collectionSlug) return true;
    const owner = { id, collection: collectionSlug, scope: scopeWhere(scope, data as Record<string, unknown>) };
    if (!(await isTaken(req, owner, value))) return true;
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
    if (!(await isTaken(req, owner, candidate, locale))) return candidate;
  }
}

async function isTaken(
  req: PayloadRequest,
  { id, collection, scope }: SlugOwner,
  slug: string,
  locale = req.locale as Locale,
): Promise<boolean> {
  // The bulk load brings unique slugs and has the database's own check.
  if (req.context.silent) return false;
  const conditions: Where[] = [{ slug: { equals: slug } }];
  if (id !== undefined) conditions.push({ id: { not_equals: id } });
  if (scope) conditions.push(scope);
  const { totalDocs } = await req.payload.count({
    collection: collection as 'services',
    where: { and: conditions },
    trash: true,
    locale,
    overrideAccess: true,
    req: innerRequest(req),
  });
  return totalDocs > 0;
}

function scopeWhere(scope: string | undefined, ...sources: (Record<string, unknown> | undefined)[]): Where | null {
  if (!scope) return null;
  const value = sources.map((source) => source?.[scope]).find((found) => found !== undefined);
  return value === undefined ? null : { [scope]: { equals: value } };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
