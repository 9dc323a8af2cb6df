import { otherLocale, type Locale } from '@nasaq/contract';
import type { JudgedUnit, Place } from '@nasaq/translation';
import { createContext, use, useSyncExternalStore } from 'react';
import type { deskTexts } from '../../catalogue/index.ts';
import type { DeskState } from './desk-state.ts';
import type { DeskStore } from './desk-store.ts';
import type { DeskFocus } from './desk-focus.ts';
import type { DeskSaves } from './desk-saves.ts';
import type { RowMoves } from './row-moves.ts';
import type { Doubts } from './states/doubts.ts';

export type DeskTexts = (typeof deskTexts)[Locale];

/** What every part of a desk works with; the same object until somebody changes how the desk is arranged. */
export interface DeskTools {
  store: DeskStore;
  saves: DeskSaves;
  focus: DeskFocus;
  moves: RowMoves;
  /** Confirms translations. */
  doubts: Doubts;
  /** Of the menus. */
  language: Locale;
  texts: DeskTexts;
  /** The languages in the order of their columns: beside the second one stands what it is written from. */
  columns: readonly [Locale, Locale];
  isReadOnly: boolean;
  /** Whether there is room for one column only. */
  isNarrow: boolean;
  /** Leads to a field in one language: into sight, and the keys into it. */
  goTo: (place: Place) => void;
  /** Puts a value into a field, as if somebody had typed it. */
  replace: (place: Place, value: unknown) => void;
  /** Says something to who listens to the screen. */
  say: (text: string) => void;
}

export const DeskContext = createContext<DeskTools | null>(null);

export function useDesk(): DeskTools {
  return use(DeskContext)!;
}

/** The value of a field in one language, newest key included. */
export function useValue({ locale, path }: Place): unknown {
  const { store } = useDesk();
  const read = () => store.valueAt({ locale, path });
  return useSyncExternalStore(store.subscribe, read, read);
}

/** A part of all that the desk shows: it must be the same object for as long as it says the same. */
export function useDeskState<Part>(part: (state: DeskState) => Part): Part {
  const { store } = useDesk();
  const read = () => part(store.current());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** All texts that have a language, with how they stand. */
export function useUnits(): readonly JudgedUnit[] {
  const { store } = useDesk();
  return useSyncExternalStore(store.subscribe, store.units, store.units);
}

export function useUnit(path: string): JudgedUnit | undefined {
  const { store } = useDesk();
  const read = () => store.units().find((unit) => unit.path === path);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Where somebody writes, or wrote last. */
export function useFocused(): Place | null {
  const { focus } = useDesk();
  return useSyncExternalStore(focus.subscribe, focus.current, focus.current);
}

/** Where somebody writes, as long as the keys are there or in what is offered for it. */
export function useWrittenPlace(): Place | null {
  const { focus } = useDesk();
  return useSyncExternalStore(focus.subscribe, focus.here, focus.here);
}

/** Whether both languages of a field are written, also on a narrow screen. */
export function useIsUnfolded(path: string): boolean {
  const { focus } = useDesk();
  const read = () => focus.isUnfolded(path);
  return useSyncExternalStore(focus.subscribe, read, read);
}

/** The language in which somebody works: where the keys are, else the one that is translated into. */
export function workingLocale({ focus, store }: Pick<DeskTools, 'focus' | 'store'>): Locale {
  return focus.current()?.locale ?? otherLocale(store.current().record.source);
}
