import { type Locale, locales } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { keepOverruled, lastChangerAt, nameOfUser, type Overruled, overruledInGlobal } from '../content/index.ts';
import { innerRequest } from '../platform/payload/inner-request.ts';
import type { OverruledField, StepForms } from './start-api.ts';
import { globalOfStep, stepFieldOf, storedAt } from './stored-at.ts';

type Doc = Record<string, unknown>;

/** What a step is stored in, in both languages, with who has changed what. */
export type Stored = Record<Locale, Doc>;

export async function readStored(name: keyof StepForms, req: PayloadRequest, draft = true): Promise<Stored> {
  const read = (locale: Locale) =>
    req.payload.findGlobal({
      slug: globalOfStep[name],
      locale,
      fallbackLocale: false,
      depth: 0,
      draft,
      overrideAccess: true,
      req: innerRequest(req),
    });
  return { en: await read('en'), ar: await read('ar') } as unknown as Stored;
}

/** Whose the other text is, by the fields in dispute; without those that nobody is known to have written. */
export async function writersOf(
  name: keyof StepForms,
  fields: readonly string[],
  req: PayloadRequest,
): Promise<Record<string, string>> {
  const stored = await readStored(name, req);
  const named = fields.map(async (field) => {
    const by = writerAt(name, field, stored, req);
    return [field, by === null ? '' : await nameOfUser(by, req)] as const;
  });
  return Object.fromEntries((await Promise.all(named)).filter(([, writer]) => writer !== ''));
}

/** Keeps for others what a save has put in the place of theirs, though it knew of it: they find it here and at its form. */
export async function noteOverruled(
  name: keyof StepForms,
  { before, over }: { before: Stored; over: readonly string[] },
  req: PayloadRequest,
): Promise<void> {
  const after = await readStored(name, req);
  const replaced = over.flatMap((field) => {
    const { locale, path } = storedAt(name, field);
    const member = writerAt(name, field, before, req);
    const changed = (locale ? [locale] : locales).find(
      (each) => JSON.stringify(valueIn(before[each], path)) !== JSON.stringify(valueIn(after[each], path)),
    );
    if (member === null || !changed) return [];
    const [mine, theirs] = [before, after].map((docs) => valueIn(docs[changed], path));
    return [{ path, member, locale: changed, mine, theirs }];
  });
  await keepOverruled({ global: globalOfStep[name] }, replaced, req);
}

/** What others have knowingly replaced of the texts of who asks, by the steps in which they stand. */
export async function overruledFields(req: PayloadRequest): Promise<OverruledField[]> {
  const globals = [...new Set(Object.values(globalOfStep))];
  const found = await Promise.all(
    globals.map(async (global) =>
      (await overruledInGlobal(req, global)).map((one: Overruled) => ({ ...one, global, ...stepFieldOf(global, one) })),
    ),
  );
  return found.flat();
}

function writerAt(name: keyof StepForms, field: string, stored: Stored, req: PayloadRequest): number | null {
  const { locale, path } = storedAt(name, field);
  return lastChangerAt(stored.en['changes'], path, { locale, but: Number(req.user?.id) });
}

function valueIn(doc: Doc, path: string): unknown {
  return path.split('.').reduce((at: unknown, name) => (at as Doc | null | undefined)?.[name], doc);
}
