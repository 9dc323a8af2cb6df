import {
  categoryPath,
  entryPath,
  formPath,
  localePath,
  locales,
  type CategorizedType,
  type ContentType,
  type Locale,
} from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { innerRequest } from '../../../platform/payload/inner-request.ts';
import { isPublic, type PublishedState } from './published-state.ts';

/** In the `context` of a save of a redirect: no publication fails by what somebody has stored besides. */
export const pageMoved = 'pageMoved';

/** Where a published slug has changed, its old address leads to the new one from now on. */
export async function redirectMovedEntry(
  req: PayloadRequest,
  type: string,
  before: PublishedState | null,
  after: PublishedState | null,
): Promise<void> {
  for (const locale of locales) {
    const slug = after?.slug[locale];
    if (!slug || !isPublic(after, locale)) continue;
    const to = localePath(locale, entryPath(type as ContentType, slug));
    const old = isPublic(before, locale) ? before?.slug[locale] : undefined;
    await redirect(req, old ? localePath(locale, entryPath(type as ContentType, old)) : null, to);
  }
}

export async function redirectMovedCategory(
  req: PayloadRequest,
  of: CategorizedType,
  locale: Locale,
  oldSlug: string | null | undefined,
  newSlug: string | null | undefined,
): Promise<void> {
  if (!oldSlug || !newSlug) return;
  await redirect(req, localePath(locale, categoryPath(of, oldSlug)), localePath(locale, categoryPath(of, newSlug)));
}

/** A form of the owner's has the same address in both languages. */
export async function redirectMovedForm(req: PayloadRequest, oldSlug: string | null, slug: string): Promise<void> {
  for (const locale of locales)
    await redirect(req, oldSlug && localePath(locale, formPath(oldSlug)), localePath(locale, formPath(slug)));
}

/** Addresses are stored decoded in `from`, as a reader sees them, and encoded in `to`, as a Location header needs them. */
async function redirect(req: PayloadRequest, oldPath: string | null, newPath: string): Promise<void> {
  const { payload } = req;
  const from = oldPath === null ? null : decodeURIComponent(oldPath);
  const current = decodeURIComponent(newPath);
  // A page lives at this address now: what once redirected away from it would hide it.
  await payload.delete({
    collection: 'redirects',
    where: { from: { equals: current } },
    depth: 0,
    overrideAccess: true,
    req: innerRequest(req),
  });
  if (from === null || from === current) return;
  // One hop only: what led to the old address leads to the new one.
  await payload.update({
    collection: 'redirects',
    where: { to: { equals: oldPath! } },
    data: { to: newPath },
    context: { [pageMoved]: true },
    depth: 0,
    overrideAccess: true,
    req: innerRequest(req),
  });
  await payload.delete({
    collection: 'redirects',
    where: { from: { equals: from } },
    depth: 0,
    overrideAccess: true,
    req: innerRequest(req),
  });
  await payload.create({
    collection: 'redirects',
    data: { from, to: newPath, status: '301' },
    context: { [pageMoved]: true },
    depth: 0,
    overrideAccess: true,
    req: innerRequest(req),
  });
}
