import type { Locale } from '@nasaq/contract';
import type { TypedUser } from 'payload';
import { type CmsForm, openForm } from '../../../saving/testing/cms-form.ts';
import { editForm } from './edits.ts';
import { expected } from './expected.ts';
import { inWords, type Sheet, sheetOf, withParts } from './sheet.ts';
import type { World } from './world.ts';

/** Who has the CMS's own form of one language open. */
export interface Former {
  user: TypedUser;
  locale: Locale;
  open: { form: CmsForm; shown: Sheet; base: Sheet } | null;
}

/** Beside the desks, somebody writes in such a form. @returns how many values were changed */
export async function formStep(world: World, former: Former): Promise<number> {
  const { chance } = world.dice;
  const { entry, fields, id, payload, stage } = world;
  const { locale, user } = former;
  if (!former.open || chance(0.06)) {
    const form = await openForm({ payload, user, collection: stage.collection, id, locale });
    const shown = sheetOf(fields, form.values);
    expected(inWords(shown)).toEqual(inWords(entry.stored[locale]));
    former.open = { form, shown, base: new Map(shown) };
  }
  const { open } = former;
  let done = 0;
  do {
    const name = editForm(world, open.form);
    open.shown = withParts(open.shown, sheetOf(fields, open.form.values), [name]);
    done += 1;
  } while (chance(0.5));
  if (!chance(0.85)) return done;
  world.note(`form ${locale} saves`, 'formSaves');
  await open.form.autosave();
  const own = { form: open.form.base.form, names: stage.names, mine: open.shown, base: open.base };
  const refused = entry.save(locale, own);
  expected(open.form.base.conflicts.map(({ path }) => path).sort()).toEqual(refused);
  open.base = withParts(open.shown, open.base, refused);
  if (refused.length > 0) former.open = null;
  return done;
}
