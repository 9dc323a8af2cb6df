import { locales, type Locale } from '@nasaq/contract';
import { type Doc, type FieldSpec, fieldsOfRow, isAskedFor, isEmpty, type TranslationRecord } from '@nasaq/translation';
import type { TypedUser } from 'payload';
import { expect } from 'vitest';
import { bringBack, chooseVersion } from '../../../saving/testing/written-entry.ts';
import { rowsOf, sheetOf, type Sheets } from './sheet.ts';
import type { World } from './world.ts';

/** As the desk's button does. */
export async function publishNow(world: World, user: TypedUser, locale: Locale): Promise<void> {
  const { id, payload, stage } = world;
  world.note(`publishes ${locale}`);
  const isWhole = await isWritten(world, locale);
  const publishing = payload.update({
    collection: stage.collection,
    id,
    locale,
    user,
    overrideAccess: false,
    data: { _status: 'published' },
    publishSpecificLocale: locale,
  } as never);
  if (!isWhole) return void (await expect(publishing).rejects.toThrow());
  await publishing;
  world.note('it is on the site', 'published');
  world.entry.publish(locale);
}

/** A time is given, and comes: a language is published, or withdrawn. */
export async function publishByClock(world: World, user: TypedUser): Promise<void> {
  const { dice, entry, id, payload, stage } = world;
  const { addSchedule, cancelSchedule, schedulesOf } = await import('../../../schedules/find-schedules.ts');
  const target = { collection: stage.collection, id };
  const isOut = entry.onSite.size === 0 || dice.chance(0.65);
  const locale = isOut ? dice.pick(locales) : dice.pick([...entry.onSite.keys()]);
  const isDone = !isOut || (await isWritten(world, locale));
  world.note(`${isOut ? 'publishes' : 'withdraws'} ${locale} by the clock`);
  const at = new Date(Date.now() + 3_600_000);
  await addSchedule(payload, target, { action: isOut ? 'publish' : 'unpublish', locale, at }, user.id as number);
  const [schedule] = await schedulesOf(payload, target);
  await payload.db.updateJobs({ id: schedule!.id, data: { waitUntil: new Date(Date.now() - 1_000).toISOString() } });
  await payload.jobs.run({ limit: 5 });
  const waiting = await schedulesOf(payload, target);
  expect(waiting.length).toBe(isDone ? 0 : 1);
  for (const one of waiting) await cancelSchedule(payload, target, one.id);
  if (!isDone) return;
  world.note('the clock has', isOut ? 'scheduled' : 'withdrawn');
  if (isOut) entry.publish(locale);
  else entry.withdraw(locale);
}

/** A version comes back, in one language or in both, with or without what they share. */
export async function restoreOne(world: World, user: TypedUser): Promise<void> {
  const { dice, entry, fields, states } = world;
  const chosen = await chooseVersion(world.written, dice);
  const { languages, shared } = chosen;
  world.note(chosen.told, 'restored');
  const old = await bringBack(world.written, chosen, user);
  const sheets: Sheets = { en: sheetOf(fields, old.en), ar: sheetOf(fields, old.ar) };
  entry.restore(sheets, languages, shared);
  const record = old.en.translation as TranslationRecord | null;
  if (!record) return;
  for (const locale of languages) states.marks[locale] = world.saidIn(record, locale);
  if (languages.length > 1) states.source = record.source;
}

/** Whether a language has all that the site asks for. */
async function isWritten(world: World, locale: Locale): Promise<boolean> {
  const { fieldSpecsOf } = await import('../../../translation/field-specs.ts');
  const doc = await world.newest(locale);
  return isWhole(fieldSpecsOf(world.payload.collections[world.stage.collection].config), doc);
}

function isWhole(fields: readonly FieldSpec[], doc: Doc): boolean {
  return fields.every((field) => {
    const { fields: inside = [], kind, max = Infinity, min = 0, name, required } = field;
    // As the form: what is not shown is not asked for.
    if (!isAskedFor(field, doc)) return true;
    if (kind === 'number' && !isEmpty(doc[name])) return Number(doc[name]) >= min && Number(doc[name]) <= max;
    if (kind === 'group') return isWhole(inside, (doc[name] ?? {}) as Doc);
    if (kind === 'rows') {
      const rows = rowsOf(doc[name]);
      return rows.length >= min && rows.every((row) => isWhole(fieldsOfRow(field, row), row));
    }
    return !required || !isEmpty(doc[name]);
  });
}
