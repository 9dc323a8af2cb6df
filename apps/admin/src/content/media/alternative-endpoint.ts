import { locales, type Locale } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { innerRequest } from '../../platform/payload/inner-request.ts';
import { writesContent } from '../../platform/staff/access.ts';
import { staffAction } from '../../platform/staff/staff-action.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import { lockEntry } from '../saving/merge-hooks.ts';
import { type AlternativeAnswer, type AlternativeSave, longestAlternative } from './alternative-api.ts';

const input = z.object({
  locale: z.enum(locales),
  from: z.string().max(longestAlternative),
  to: z.string().trim().min(1).max(longestAlternative),
}) satisfies z.ZodType<AlternativeSave>;

/** `POST /api/media/:id/alternative` → `AlternativeAnswer`: one language's text, unless somebody else has changed it. */
export const alternativeEndpoint = staffAction({
  path: '/alternative',
  input,
  may: writesContent,
  act: async ({ id, input: { from, locale, to }, req }) => {
    await lockEntry(req, 'media', id);
    const alt = await alternativesOf(req, id);
    const isStored = [from, to].some((text) => text.trim() === alt[locale].trim());
    if (!isStored || alt[locale] === to) return { isStored, alt } satisfies AlternativeAnswer;
    await req.payload.update({
      collection: 'media',
      id,
      locale,
      data: { alt: to },
      depth: 0,
      overrideAccess: false,
      req: innerRequest(req),
    });
    return { isStored, alt: { ...alt, [locale]: to } } satisfies AlternativeAnswer;
  },
});

async function alternativesOf(req: PayloadRequest, id: number): Promise<Record<Locale, string>> {
  const row = await req.payload.db.findOne<{ id: number; alt?: Partial<Record<Locale, string>>; deletedAt?: string }>({
    collection: 'media',
    where: { id: { equals: id } },
    select: { alt: true, deletedAt: true },
    req: { transactionID: req.transactionID } as PayloadRequest,
  });
  if (!row || row.deletedAt) throw new StaffError('not_found');
  return { en: row.alt?.en ?? '', ar: row.alt?.ar ?? '' };
}
