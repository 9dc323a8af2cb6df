import { locales, type Locale } from '@nasaq/contract';
import { type FieldSpec, isSame } from '@nasaq/translation';
import { DeskModel, type SentModel } from './desk-model.ts';
import type { EntryModel } from './entry-model.ts';
import { expected } from './expected.ts';
import type { Page } from './page.ts';
import { expectDistinct, pairsIn } from './pairs.ts';
import { inWords, sheetOf } from './sheet.ts';

/** A desk that is open. */
export interface Seat {
  page: Page;
  model: DeskModel;
  /** What stood on it when its saves left, by their names. */
  sent: Map<string, SentModel>;
  /** The dispute in which theirs is waited for. */
  givenUp: { locale: Locale; path: string } | undefined;
}

export function newSeat(entry: EntryModel, page: Page): Seat {
  return { page, model: new DeskModel(entry), sent: new Map(), givenUp: undefined };
}

/** What its rows are called now, which the model cannot know. */
export function notePairs(fields: readonly FieldSpec[], { model, page }: Seat): void {
  const { ar, en } = page.store.current().docs;
  model.pairs = new Map([...pairsIn(fields, en), ...pairsIn(fields, ar)]);
}

/** It shows what it has to, tells of every dispute and of no other, and knows what waits to be stored. */
export function compareSeat(fields: readonly FieldSpec[], { model, page }: Seat): void {
  const { conflicts, docs } = page.store.current();
  for (const locale of locales) {
    expected(inWords(sheetOf(fields, docs[locale])), `shown in ${locale}`).toEqual(inWords(model.shown[locale]));
    expectDistinct(fields, docs[locale]);
    expected(conflicts[locale].map(({ path }) => path).sort()).toEqual(model.refused[locale].toSorted());
  }
  expected(page.store.hasUnsaved(), whatWaits(page)).toBe(model.isUnsaved);
}

/** What a failure has to name: the fields that wait, and what else does. */
function whatWaits({ store }: Page): string {
  if (!store.hasUnsaved()) return 'Nothing waits to be stored.';
  const { docs, insisted, marks, sourceChanged, stored } = store.current();
  const fields = locales.flatMap((locale) =>
    Object.keys(docs[locale])
      .filter((name) => !isSame(docs[locale][name], stored[locale][name]))
      .map((name) => ({ locale, name, shown: docs[locale][name], stored: stored[locale][name] })),
  );
  return JSON.stringify({ fields, insisted, marks, sourceChanged });
}
