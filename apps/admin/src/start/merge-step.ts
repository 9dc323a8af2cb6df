import { isSame, keepTyped } from '@nasaq/translation';

type Doc = Record<string, unknown>;

/**
 * What a reader of a step has changed in it, and nothing else: fields, of texts each language for itself, and whole lists
 * of rows. A text of a list stands in it with its list, so that what came, went or moved beside it is known.
 */
export interface Changes {
  /** What they began from, field by field. */
  from: Doc;
  /** What they made of it. */
  to: Doc;
  /** Where they have seen what somebody else had made of it, and kept their own: the other one is told. */
  over?: readonly string[];
}

export const unchanged: Changes = { from: {}, to: {} };

interface Merged<Form> {
  /** What is stored, with what the reader has changed; where both have changed the same, what the reader has. */
  form: Form;
  /** What the next changes stand on: what is stored, but at disputes still what the reader began from. */
  standsOn: Form;
  /** Where the reader and somebody else have made different things of the same, by the ids of rows: `figures.x.head.en`. */
  disputes: string[];
}

/**
 * Merges what a reader has changed with what is stored by now, three ways: the host before it saves a step, the browser
 * when it learns what others have saved.
 */
export function mergeChanges<Form extends object>({ from, to }: Changes, stored: Form): Merged<Form> {
  // A browser may have kept something of another release.
  const [base, mine] = [from, to].map((part) => (isGroup(part) ? withPart(stored, part) : stored)) as [Form, Form];
  return mergeStep({ base, mine, theirs: stored });
}

/** The same of whole forms. */
export function mergeStep<Form extends object>(sides: { base: Form; mine: Form; theirs: Form }): Merged<Form> {
  const { base, mine } = sides;
  const theirs = arranged(sides.theirs, base);
  const { over, value } = keepTyped({ sent: base, now: mine, answered: theirs });
  // A file is one value, whatever is known of it.
  const disputes = [...new Set(over.map((path) => path.replace(/^(logo|logoDark)\..*/, '$1')))];
  const standsOn = disputes.reduce((form, path) => withValueAt(form, path, begunFrom(path, base, theirs)), theirs);
  return { form: value as Form, standsOn, disputes };
}

/** At a dispute still what the reader began from; but rows that others have added to a list were none of it, and are seen. */
function begunFrom(path: string, base: object, theirs: object): unknown {
  const [begun, newest] = [valueAt(base, path), valueAt(theirs, path)].map(rowsOf);
  if (!begun || !newest) return valueAt(base, path);
  return [...begun, ...newest.filter(({ id }) => !begun.some((row) => row.id === id))];
}

/** What is still a change beside what is stored by now: what others have made the same of is none any more. */
export function settled(changes: Changes, stored: object): Changes {
  const { form, standsOn } = mergeChanges(changes, stored);
  return withOver(changesOf(standsOn, form), changes.over);
}

/** What was decided goes with what is sent, as long as it is a change. */
export function withOver(changes: Changes, over: readonly string[] = []): Changes {
  const left = over.filter((path) => isIn(changes.to, path));
  return left.length > 0 ? { ...changes, over: left } : changes;
}

/** What has become of a form, field by field. */
export function changesOf(base: object, form: object): Changes {
  const changes: Changes = { from: {}, to: {} };
  for (const [name, is] of Object.entries(form)) {
    const was = (base as Doc)[name];
    if (isSame(was, is)) continue;
    const inside = isGroup(was) && isGroup(is) ? changesOf(was, is) : { from: was, to: is as unknown };
    changes.from[name] = inside.from ?? null;
    changes.to[name] = inside.to;
  }
  return changes;
}

interface Saved<Form> {
  changes: Changes;
  form: Form;
}

/**
 * What is left to save once the host has answered: what was typed while it was asked. Of what was sent the host has told
 * what it made; what was not, and was typed over something that others have saved, stands on what it was typed over.
 */
export function leftToSave<Form extends object>(sent: Saved<Form>, typed: Form, now: Form): Changes {
  const { disputes, form } = mergeStep({ base: sent.form, mine: typed, theirs: now });
  const open = disputes.filter((path) => !isIn(sent.changes.to, path));
  const standsOn = open.reduce((next, path) => withValueAt(next, path, begunFrom(path, sent.form, now)), now);
  return changesOf(standsOn, form);
}

/** Whether a path was sent to the host, by itself or with its list. */
function isIn(part: Doc, path: string): boolean {
  let at: unknown = part;
  for (const name of path.split('.')) {
    if (!isGroup(at)) return true;
    if (!Object.hasOwn(at, name)) return false;
    at = at[name];
  }
  return true;
}

/** What stands at a path; rows go by their ids, and by their place where they have none. */
export function valueAt(form: unknown, path: string): unknown {
  return path.split('.').reduce((at: unknown, name) => {
    if (Array.isArray(at)) return at[placeOf(at, name)];
    return (at as Doc | null | undefined)?.[name];
  }, form);
}

export function withValueAt<Form>(form: Form, path: string, value: unknown): Form {
  const [name = '', ...rest] = path.split('.');
  const place = Array.isArray(form) ? placeOf(form, name) : name;
  const within = (form as Doc)[place];
  const next = rest.length === 0 ? value : withValueAt(within, rest.join('.'), value);
  return Array.isArray(form) ? (form.with(Number(place), next) as Form) : { ...form, [place]: next };
}

/** The ids of rows in the place of their numbers, as refusals count them. */
export function pathById(form: unknown, path: string): string {
  let at = form;
  const named = path.split('.').map((name) => {
    const id = Array.isArray(at) ? (at[Number(name)] as { id?: unknown } | undefined)?.id : undefined;
    at = (at as Doc | null | undefined)?.[name];
    return typeof id === 'string' ? id : name;
  });
  return named.join('.');
}

/**
 * Places of the home page that are not shown have none in what is stored, and come last there: they stand where a reader
 * has seen them, so that who hides a section has not moved it.
 */
export function arranged<Form extends object>(form: Form, like: Form): Form {
  const [places, seen] = [form, like].map((one) => (one as { places?: { id: string; isShown: boolean }[] }).places);
  if (!places || !seen) return form;
  const next = places.filter(({ isShown }) => isShown);
  for (const place of places.filter(({ isShown }) => !isShown)) {
    const known = seen.findIndex(({ id }) => id === place.id);
    const before = new Set(seen.slice(0, Math.max(known, 0)).map(({ id }) => id));
    if (known < 0) next.push(place);
    else next.splice(next.findLastIndex(({ id }) => before.has(id)) + 1, 0, place);
  }
  return { ...form, places: next };
}

function rowsOf(value: unknown): { id: unknown }[] | null {
  const isRow = (one: unknown) => typeof one === 'object' && one !== null && 'id' in one;
  return Array.isArray(value) && value.every(isRow) ? (value as { id: unknown }[]) : null;
}

function placeOf(rows: readonly unknown[], name: string): number {
  const place = rows.findIndex((row) => (row as { id?: unknown } | null)?.id === name);
  return place < 0 ? Number(name) : place;
}

/** The fields that are stored, with what of them stands in a part of such a form. */
function withPart<Form>(stored: Form, part: unknown): Form {
  if (!isGroup(stored) || !isGroup(part)) return part as Form;
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [
      name,
      Object.hasOwn(part, name) ? withPart(value, part[name]) : value,
    ]),
  ) as Form;
}

/** Texts of both languages, and what else has fields of its own: not a file. */
function isGroup(value: unknown): value is Doc {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !('file' in value);
}
