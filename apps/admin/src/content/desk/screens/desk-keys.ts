import { nextWork, type Place } from '@nasaq/translation';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type DeskTools, workingLocale } from './desk-context.ts';
import { placeOf } from './desk-focus.ts';
import type { RowMoves } from './row-moves.ts';
import { ask } from './states/doubted.tsx';

/** What the keys do, in the order of the list of keys; `mod` is Control, or the command key of a Mac. */
export const deskKeys = {
  next: ['Alt', '↓'],
  previous: ['Alt', '↑'],
  confirm: ['Ctrl', 'Enter'],
  minor: ['Ctrl', 'Shift', 'Enter'],
  finding: ['F8'],
  across: ['Ctrl', '.'],
  tools: ['Alt', 'F10'],
  addRow: ['Alt', 'Enter'],
  moveRow: ['Alt', 'Shift', '↑ ↓'],
  undoMove: ['Ctrl', 'Z'],
  take: ['Alt', '1 2 3'],
  putBack: ['Alt', 'T'],
  save: ['Ctrl', 'S'],
  help: ['?'],
} as const;
export type DeskKey = keyof typeof deskKeys;

interface Options {
  tools: DeskTools;
  root: RefObject<HTMLElement | null>;
  openHelp: () => void;
}

/** The keys of a desk: they work wherever somebody is in it, also in the middle of a text. */
export function useDeskKeys({ openHelp, root, tools }: Options): { next: (step: 1 | -1) => void } {
  const { doubts, focus, goTo, isReadOnly, moves, saves, say, store, texts } = tools;

  function next(step: 1 | -1): void {
    const place = nextWork(store.unitsNow(), { from: focus.current(), locale: workingLocale(tools), step });
    if (place) goTo(place);
    else say(texts.allDone);
  }

  function said(place: Place | null, as: 'confirmed' | 'minor'): void {
    // Whoever confirms right after the last letter confirms what stands there.
    const state = place && store.unitsNow().find(({ path }) => path === place.path)?.states[place.locale];
    if (place && !isReadOnly && state && state !== 'source' && state !== 'missing' && state !== 'empty') {
      if (as === 'confirmed') {
        const doubt = doubts.confirm(place);
        if (doubt) return ask(tools, doubt);
      } else if (state === 'outdated') store.mark({ ...place, as });
      say(as === 'confirmed' ? texts.confirmedNow : texts.minorNow);
    }
    next(1);
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.defaultPrevented) return;
    // What is written about the texts, and not in them, has keys of its own.
    if (event.target instanceof Element && event.target.closest('[data-own-keys]')) return;
    if (undoes(event, moves)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const place = placeOf(event.target);
    const action = actionOf(event, place);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    if (action === 'next' || action === 'previous') next(action === 'next' ? 1 : -1);
    else if (action === 'confirm') said(place ?? focus.current(), 'confirmed');
    else if (action === 'minor') said(place ?? focus.current(), 'minor');
    else if (action === 'save') void saves.saveNow();
    else if (action === 'help') openHelp();
    else if (place && action === 'across') goTo({ ...place, locale: place.locale === 'en' ? 'ar' : 'en' });
    else if (place && action === 'tools')
      root.current?.querySelector<HTMLElement>(`[data-tools="${CSS.escape(place.path)}"] [tabindex="0"]`)?.focus();
  });

  useEffect(() => {
    // Before the editors, which take Enter for theirs; and as long as nothing on the page has the keys.
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (target === document.body || root.current?.contains(target)) press(event);
    };
    document.addEventListener('keydown', pressed, true);
    return () => document.removeEventListener('keydown', pressed, true);
  }, [root]);

  useEffect(() => {
    const desk = root.current!;
    const written = () => moves.forget();
    // An editor that writes by itself leaves the browser nothing to tell afterwards.
    for (const type of ['beforeinput', 'input', 'change']) desk.addEventListener(type, written, true);
    return () => {
      for (const type of ['beforeinput', 'input', 'change']) desk.removeEventListener(type, written, true);
    };
  }, [moves, root]);

  return { next };
}

/** Whether a row is taken back by these keys, or moved again; else they belong to the text in which somebody is. */
function undoes({ altKey, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent, moves: RowMoves): boolean {
  if (altKey || !(ctrlKey || metaKey)) return false;
  if (code === 'KeyZ') return shiftKey ? moves.redo() : moves.undo();
  return code === 'KeyY' && !shiftKey && moves.redo();
}

function actionOf(event: KeyboardEvent, place: Place | null): DeskKey | null {
  const mod = event.ctrlKey || event.metaKey;
  if (event.altKey && !mod && !event.shiftKey) {
    if (event.key === 'ArrowDown') return 'next';
    if (event.key === 'ArrowUp') return 'previous';
    if (event.key === 'F10') return 'tools';
  }
  if (mod && !event.altKey) {
    if (event.key === 'Enter') return event.shiftKey ? 'minor' : 'confirm';
    if (event.key === '.') return 'across';
    if (event.code === 'KeyS' && !event.shiftKey) return 'save';
    if (event.key === '/') return 'help';
  }
  const isWriting = place !== null || (event.target as Element).closest('input, textarea, select, [contenteditable]');
  return (event.key === '?' || event.key === '؟') && !mod && !isWriting ? 'help' : null;
}
