import type { Locale } from '@nasaq/contract';
import type { FlattenedField, PayloadRequest } from 'payload';
import { Refusal } from '../../platform/payload/refusal.ts';
import { interfaceLanguage, menuTags, storedDate } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { memberName } from '../../platform/staff/member-name.ts';
import { innerRequest } from '../../platform/payload/inner-request.ts';
import { changeOf } from './changes.ts';
import { findByPath, textOfValue } from './described.ts';
import type { Conflict, OtherChange } from './form-base.ts';
import { baseOf, type Doc, partOf } from './merge.ts';
import type { Saving } from './saving.ts';
import { savingTexts } from '../catalogue/index.ts';

/** @throws {Refusal} 409, with an error at each field that somebody else has changed too */
export async function refuseConflicts(saving: Saving, fields: FlattenedField[], req: PayloadRequest): Promise<never> {
  const { conflict, somebody } = savingTexts[interfaceLanguage(req.i18n)];
  const conflicts = await describeChanges(saving, saving.merge.conflicts, fields, req);
  const errors = conflicts.map(({ by, label, path }) => ({
    label,
    path: inForm(path, saving.sent),
    message: fill(conflict, { by: by || somebody, label }),
  }));
  throw new Refusal(errors[0]!.message, 409, { errors });
}

/**
 * What a window publishes is what it shows. Where the newest draft has something else than the window was loaded from, the
 * one who publishes has not seen it: somebody has just stored it, or the own text in its place is in dispute and stored
 * nowhere. Only what no window has open, as REST and the clock, publishes whatever is the newest.
 * @param wroteLast whether the window itself has stored a value, as the hooks of a publication do in its name
 * @throws {Refusal} 409, with an error at each such field
 */
export async function refuseUnseen(
  saving: Saving,
  wroteLast: (path: string) => boolean,
  fields: FlattenedField[],
  req: PayloadRequest,
): Promise<void> {
  const { base, newest, shape } = saving;
  const now = baseOf(shape, newest);
  const differing = Object.keys({ ...base, ...now }).filter(
    (path) => path !== '_order' && (base[path] ?? '') !== (now[path] ?? '') && !wroteLast(path),
  );
  if (differing.length === 0) return;
  // Of a row that came or went its list is named, not each text that stands in it.
  const unseen = differing.filter((path) => !differing.some((list) => path.startsWith(`${list}.`)));
  const language = interfaceLanguage(req.i18n);
  const texts = savingTexts[language];
  const changes = await describeChanges(saving, unseen, fields, req);
  const errors = changes.map(({ at, by, label, own, path }) => ({
    label,
    path: inForm(path, newest),
    message: own
      ? texts.unseenOwn
      : fill(texts.unseen, { by: by || texts.somebody, at: storedDate(at, language, true) }),
  }));
  const people = changes.map(({ by, own }) => (own ? texts.yourself : by || texts.somebody));
  const by = new Intl.ListFormat(menuTags[language]).format([...new Set(people)].map(withoutColon));
  throw new Refusal(fill(texts.unseenIn, { labels: fewOf(changes, language), by }), 409, { errors });
}

/** Payload's toast makes a list of whatever stands behind a colon, cut at its commas. */
function withoutColon(text: string): string {
  return text.replaceAll(':', ' –');
}

/** A notice is read at a glance: each field says it by itself. */
const mostNamed = 3;

function fewOf(changes: readonly OtherChange[], language: Locale): string {
  const labels = [...new Set(changes.map(({ label }) => withoutColon(label)))];
  // With one more than fits, that one is named.
  const named = labels.length > mostNamed + 1 ? labels.slice(0, mostNamed) : labels;
  const more = labels.length - named.length;
  const { unseenMore } = savingTexts[language];
  const list = new Intl.ListFormat(menuTags[language]);
  return list.format([...named, ...(more > 0 ? [fill(unseenMore, { count: String(more) })] : [])]);
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
      const mine = findByPath(fields, saving.sent, change.path, req)?.value;
      const theirs = found ? await textOfValue({ ...found, mine }, saving.locale, req) : '';
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
function inForm(path: string, doc: Doc): string {
  let at: unknown = doc;
  return path
    .split('.')
    .map((part) => {
      const place = Array.isArray(at) ? at.findIndex((row: { id?: unknown }) => row.id === part) : -1;
      at = (at as Record<string, unknown> | undefined)?.[place < 0 ? part : place];
      return place < 0 ? part : String(place);
    })
    .join('.');
}
