import { APIError, type FlattenedField, type PayloadRequest } from 'payload';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { memberName } from '../../platform/staff/member-name.ts';
import { innerRequest } from '../../platform/payload/inner-request.ts';
import { changeOf } from './changes.ts';
import { findByPath, textOfValue } from './described.ts';
import type { Conflict, OtherChange } from './form-base.ts';
import { baseOf, partOf } from './merge.ts';
import type { Saving } from './saving.ts';
import { savingTexts } from '../catalogue/index.ts';

/** @throws {APIError} 409, with an error at each field that somebody else has changed too */
export async function refuseConflicts(saving: Saving, fields: FlattenedField[], req: PayloadRequest): Promise<never> {
  const texts = savingTexts[interfaceLanguage(req.i18n)];
  const say = (label: string, by: string) =>
    texts.conflict.replace('{by}', () => by || texts.somebody).replace('{label}', () => label);
  const conflicts = await describeChanges(saving, saving.merge.conflicts, fields, req);
  const errors = conflicts.map(({ by, label, path }) => ({
    label,
    path: inForm(path, saving),
    message: say(label, by),
  }));
  throw new APIError(errors[0]!.message, 409, { errors }, true);
}

/** Their values in words, and what a form needs to save its own over them. */
export async function describeConflicts(
  saving: Saving,
  fields: FlattenedField[],
  req: PayloadRequest,
): Promise<Conflict[]> {
  const newest = baseOf(saving.shape, saving.newest);
  const changes = await describeChanges(saving, saving.merge.conflicts, fields, req);
  return Promise.all(
    changes.map(async (change) => {
      const found = findByPath(fields, saving.newest, change.path, req);
      const theirs = found ? await textOfValue(found, saving.locale, req) : '';
      return { ...change, theirs, seen: partOf(newest, change.path) };
    }),
  );
}

/** Names the fields, and who has changed them when. */
export async function describeChanges(
  { locale, newest, sent, shape }: Saving,
  paths: string[],
  fields: FlattenedField[],
  req: PayloadRequest,
): Promise<OtherChange[]> {
  const names = new Map<number, Promise<string>>();
  return Promise.all(
    paths.map(async (path) => {
      const [by, at] = changeOf(newest.changes, shape, locale, path) ?? [null, 0];
      if (by !== null && !names.has(by)) names.set(by, nameOfUser(by, req));
      const label = (findByPath(fields, newest, path, req) ?? findByPath(fields, sent, path, req))?.label ?? path;
      const named = (by === null ? '' : await names.get(by)) ?? '';
      const isOwn = by !== null && by === req.user?.id;
      return { path, label, by: named, at: new Date(at * 1000).toISOString(), ...(isOwn && { own: true as const }) };
    }),
  );
}

/** As the menus name members; empty where there is no such one any more. */
export async function nameOfUser(id: number, req: PayloadRequest): Promise<string> {
  const user = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req: innerRequest(req),
  });
  return user ? memberName(user, interfaceLanguage(req.i18n)) : '';
}

/** The form counts its rows where a path has their ids. */
function inForm(path: string, { sent }: Saving): string {
  let at: unknown = sent;
  return path
    .split('.')
    .map((part) => {
      const place = Array.isArray(at) ? at.findIndex((row: { id?: unknown }) => row.id === part) : -1;
      at = (at as Record<string, unknown> | undefined)?.[place < 0 ? part : place];
      return place < 0 ? part : String(place);
    })
    .join('.');
}
