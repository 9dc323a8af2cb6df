import { isLocale, locales, otherLocale, type Locale } from '@nasaq/contract';
import { APIError, type Endpoint, type FlattenedField, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { innerRequest } from '../../platform/payload/inner-request.ts';
import { answerStaffError, idOf, readInput, refuseForeign } from '../../platform/staff/staff-action.ts';
import { StaffError } from '../../platform/staff/staff-error.ts';
import { fileName } from './form-base.ts';
import type { Doc } from './merge.ts';
import { entityOf, type Target } from './newest.ts';
import { findOverruled, forgetOverruled, type Overruled } from './overruled.ts';
import { refuseUnlessReader } from './rights.ts';
import { isLocalized, shapeOf } from './shape.ts';

/** With the field of the form in which it can be brought back; none where the form does not show that language. */
export type OverruledInPlace = Overruled & { here: string | null };

/**
 * `GET …/overruled?locale=`: what others have knowingly replaced of the texts of who asks, and where the form in this
 * language shows them. `POST …/overruled` with `{ id }`: they have seen it. Both answer `{ overruled }`.
 */
export function overruledEndpoints(of: { collection: string } | { global: string }): Endpoint[] {
  const path = 'collection' in of ? ('/:id/overruled' as const) : ('/overruled' as const);
  const answer = async (req: PayloadRequest, forget?: number): Promise<Response> => {
    try {
      const target: Target = 'collection' in of ? { ...of, id: idOf(req) } : of;
      await refuseUnlessReader(req, target);
      if (!isLocale(req.locale)) throw new StaffError('invalid');
      if (forget !== undefined) await forgetOverruled(req, target, forget);
      const overruled = await overruledIn(req, target, req.locale);
      return Response.json({ overruled }, { headers: { 'Cache-Control': 'no-store' } });
    } catch (error) {
      // What Payload refuses it tells by itself.
      if (error instanceof APIError) throw error;
      return answerStaffError(error, req);
    }
  };
  return [
    { method: 'get', path, handler: (req) => answer(req) },
    {
      method: 'post',
      path,
      handler: async (req) => {
        try {
          refuseForeign(req);
          const { id } = await readInput(req, z.object({ id: z.int() }));
          return await answer(req, id);
        } catch (error) {
          return answerStaffError(error, req);
        }
      },
    },
  ];
}

/** What stands above the form of a global: for a screen that brings it along. */
export async function overruledInGlobal(req: PayloadRequest, global: string): Promise<Overruled[]> {
  return overruledIn(req, { global }, locales[0]);
}

async function overruledIn(req: PayloadRequest, target: Target, locale: Locale): Promise<OverruledInPlace[]> {
  const { flattenedFields } = entityOf(req, target);
  const [en, ar] = await Promise.all(locales.map((each) => readIn(req, target, each)));
  const found = await findOverruled(req, target, flattenedFields, { en: en!, ar: ar! });
  return found.map((one) => ({ ...one, here: placeHere(flattenedFields, one, locale) }));
}

async function readIn(req: PayloadRequest, target: Target, locale: Locale): Promise<Doc> {
  const call = { draft: true, locale, fallbackLocale: false, req: innerRequest(req) } as const;
  const found =
    'global' in target
      ? await req.payload.findGlobal({ slug: target.global as 'site', depth: 0, overrideAccess: true, ...call })
      : await req.payload.findByID({
          collection: target.collection as 'tags',
          id: target.id,
          depth: 0,
          overrideAccess: true,
          ...call,
        });
  return found as unknown as Doc;
}

/** A text of the other language stands in a form where there is a field for it, as `nameOther`; a file has left for good. */
function placeHere(fields: FlattenedField[], { locale: of, path }: Overruled, locale: Locale): string | null {
  if (path === fileName) return null;
  const shape = shapeOf(fields);
  const own = shape.find(({ name }) => name === path);
  if (of === locale || !(own?.otherOf ?? isLocalized(shape, path.split('.')))) return path;
  if (locale !== otherLocale(of)) return null;
  return own?.otherOf ?? shape.find(({ otherOf }) => otherOf === path)?.name ?? null;
}
