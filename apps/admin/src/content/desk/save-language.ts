import type { Locale } from '@nasaq/contract';
import { createLocalReq, updateOperationGlobal, type PayloadRequest, type RequestContext } from 'payload';
import { innerRequest } from '../../platform/payload/inner-request.ts';
import { partOfDesk } from '../saving/answer-form.ts';
import type { FormBase } from '../saving/form-base.ts';
import type { Target } from '../saving/newest.ts';
import type { DeskValues } from './desk-api.ts';

/**
 * One language through an ordinary save, as an autosave of a form: merged with what others have saved, with the rights of
 * who saves, and without a version for each time that somebody pauses.
 * @param req its transaction is used
 * @param known what is known already, and need not be read again
 * @returns what the form would be told
 */
export async function saveLanguage(
  req: PayloadRequest,
  target: Target,
  locale: Locale,
  { base, form, over, values }: DeskValues & Required<Pick<FormBase, 'form' | 'over'>>,
  known: RequestContext,
): Promise<FormBase> {
  const context = { ...known, [partOfDesk]: true };
  const data = { ...values, formBase: { form, locale, base, over } };
  const saved = (await ('global' in target
    ? saveGlobal(req, target.global, locale, data, context)
    : req.payload.update({
        collection: target.collection as 'posts',
        id: target.id,
        locale,
        fallbackLocale: false,
        draft: true,
        autosave: true,
        depth: 0,
        data,
        context,
        overrideAccess: false,
        user: req.user,
        req: innerRequest(req),
      }))) as unknown as { formBase: FormBase };
  return saved.formBase;
}

/** Payload’s local interface knows no autosave of a page. */
async function saveGlobal(
  req: PayloadRequest,
  slug: string,
  locale: Locale,
  data: object,
  context: RequestContext,
): Promise<unknown> {
  const { payload, user } = req;
  const globalConfig = payload.globals.config.find((global) => global.slug === slug)!;
  const asked = { user: user!, locale, fallbackLocale: false, context, req: innerRequest(req) } as const;
  const inside = await createLocalReq(asked, payload);
  return updateOperationGlobal({
    slug,
    globalConfig,
    data,
    depth: 0,
    draft: true,
    autosave: true,
    overrideAccess: false,
    req: inside,
  } as never);
}
