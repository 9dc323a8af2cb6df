import type { Locale } from '@nasaq/contract';
import type { Place } from '@nasaq/translation';
import type { DeskTools } from '../desk-context.ts';

/** Whoever adds a row goes on writing in it: in the language that they were writing in, else in that of the menus. */
export function focusRow(list: HTMLElement | null, pair: string, locale: Locale): void {
  requestAnimationFrame(() => {
    const row = list?.querySelector<HTMLElement>(`[data-pair="${CSS.escape(pair)}"]`);
    const control = row?.querySelector<HTMLElement>(`[data-place^="${locale}:"]`);
    (control ?? row?.querySelector<HTMLElement>('[data-place]'))?.focus();
  });
}

/** Whoever gives a row to a language goes on in the first text of it: what they pressed is gone. */
export function goToFirst({ goTo, store }: Pick<DeskTools, 'goTo' | 'store'>, { locale, path }: Place): void {
  requestAnimationFrame(() => {
    const first = store.units().find((unit) => unit.path.startsWith(`${path}.`));
    goTo({ locale, path: first?.path ?? path });
  });
}

/** Whoever removes a row goes on at the next one, else at the one before it, else where one is added. */
export function keepKeys(row: HTMLElement | null): void {
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const around = row?.closest('.desk-rows');
  requestAnimationFrame(() => {
    // Only one language has lost it.
    if (row?.isConnected) return;
    const control =
      beside?.querySelector<HTMLElement>(':scope > .desk-row__head .desk-menu > button') ??
      around?.querySelector<HTMLElement>(':scope > .desk-rows__add button');
    control?.focus();
  });
}
