import type { Locale } from '@nasaq/contract';
import { createLocalReq, updateOperationGlobal, type PayloadRequest, type RequestContext } from 'payload';
import { innerRequest } from '../../platform/payload/inner-request.ts';
import { partOfDesk } from '../saving/answer-form.ts';
import { changeOf } from '../saving/changes.ts';
import type { FormBase } from '../saving/form-base.ts';
import { baseOf, type Doc, mergeSave } from '../saving/merge.ts';
import { entityOf, type Target } from '../saving/newest.ts';
import { describeChanges, describeConflicts } from '../saving/save-conflict.ts';
import type { Saving } from '../saving/saving.ts';
import type { ShapeField } from '../saving/shape.ts';
import type { DeskValues } from './desk-api.ts';

/** What a save of one language answers: what of it was not stored, and what others have changed beside it. */
export type LanguageAnswer = Pick<FormBase, 'conflicts' | 'others'>;

/**
 * Of a save that would store nothing, as where all that it sends is in dispute, the answer without saving: whoever was
 * refused has changed nothing, and is told nowhere as the last to have done so.
 * @param newest the newest draft in this language, with `changes`
 * @returns null where something is to be stored
 */
export async function answerUnstored(
  req: PayloadRequest,
  target: Target,
  locale: Locale,
  {
    base,
    form,
    newest,
    over,
    shape,
    values,
  }: DeskValues & Required<Pick<FormBase, 'form' | 'over'>> & { newest: Doc; shape: ShapeField[] },
): Promise<LanguageAnswer | null> {
  const wroteLast = (path: string) => changeOf(newest.changes, shape, locale, path)?.[2] === form;
  const merge = mergeSave({ shape, base, mine: values, theirs: newest, wroteLast });
  const [before, after] = [baseOf(shape, newest), baseOf(shape, merge.document)];
  const isSame = Object.keys({ ...before, ...after }).every((path) => before[path] === after[path]);
  // Theirs that was replaced knowingly is kept for them by the save itself.
  if (!isSame || over.length > 0) return null;
  const saving: Saving = { base, form, locale, merge, newest, over, sent: values, shape };
  const fields = entityOf(req, target).flattenedFields;
  return {
    conflicts: await describeConflicts(saving, fields, req),
    others: await describeChanges(saving, merge.others, fields, req),
  };
}

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
): Promise<LanguageAnswer> {
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
