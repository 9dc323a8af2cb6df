'use client';

import { needsWork } from '@nasaq/translation';
import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { menuNumber } from '../../../../platform/staff/interface-language.ts';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import type { Action } from '../action-menu.tsx';
import { useDesk, useUnits } from '../desk-context.ts';
import { isBlank } from '../desk-state.ts';
import { Icon, type IconName } from '../icons.tsx';
import { PresenceHead } from '../presence/presence-head.tsx';
import type { Section } from '../sections.ts';
import { LanguageHead } from './language-head.tsx';

/** What changes how the desk looks, and nothing in it. */
export interface ViewAction extends Action {
  icon: IconName;
}

interface Props {
  sections: readonly Section[];
  isFiltered: boolean;
  isPreviewing: boolean;
  onFilter: () => void;
  onNext: () => void;
  onPreview: (() => void) | null;
  /** What is seldom wanted: a phone has it in the menu of the entry. */
  views: readonly ViewAction[];
  /** What opens what stands beside the fields. */
  panels: ReactNode;
  /** Publishing, and what else is done with the whole entry. */
  actions: ReactNode;
}

/** Stays in sight: where one is, what waits, what can be done, and which column is which language. */
export function DeskHead(props: Props) {
  const { columns, isNarrow, language, texts } = useDesk();
  const waiting = useUnits().reduce(
    (sum, { states }) => sum + Number(needsWork(states.en)) + Number(needsWork(states.ar)),
    0,
  );
  const head = useRef<HTMLElement>(null);
  useHeight(head);
  const count = menuNumber(language).format(waiting);
  return (
    <header ref={head} className="desk-head">
      <div className="desk-bar">
        {props.sections.length > 1 && (
          <nav aria-label={texts.parts} className="desk-parts">
            {props.sections.map(({ id, label }) => (
              <a href={`#${id}`} key={id}>
                {label[language]}
              </a>
            ))}
          </nav>
        )}
        <PresenceHead />
        <div className="desk-bar__tools">
          <SavedState />
          <button
            aria-label={fill(texts.onlyWork, { count })}
            aria-pressed={props.isFiltered}
            className="desk-button desk-button--bare"
            disabled={waiting === 0 && !props.isFiltered}
            onClick={props.onFilter}
            type="button"
          >
            <Icon name="filter" />
            {isNarrow ? count : fill(texts.onlyWork, { count })}
          </button>
          <button
            className="desk-button desk-button--bare"
            disabled={waiting === 0}
            onClick={props.onNext}
            title={texts.keys.next}
            type="button"
          >
            <Icon name="next" />
            <span className="desk-word">{texts.next}</span>
          </button>
          {props.onPreview && (
            <button
              aria-pressed={props.isPreviewing}
              className="desk-button desk-button--bare"
              onClick={props.onPreview}
              type="button"
            >
              <Icon name="preview" />
              <span className="desk-word">{texts.preview}</span>
            </button>
          )}
          {props.panels}
          {!isNarrow &&
            props.views.map(({ icon, label, run }) => (
              <button aria-label={label} className="desk-tool" key={icon} onClick={run} title={label} type="button">
                <Icon name={icon} />
              </button>
            ))}
          {props.actions}
        </div>
      </div>
      <div className="desk-cells desk-languages">
        {columns.map((locale) => (
          <LanguageHead key={locale} locale={locale} />
        ))}
      </div>
    </header>
  );
}

/** What stays below it has to know how high it is. */
function useHeight(head: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = head.current;
    const desk = element?.closest<HTMLElement>('.desk');
    const bar = element?.querySelector('.desk-bar');
    if (!element || !desk || !bar) return;
    const size = new ResizeObserver(() => {
      // On a phone the bar alone stays.
      const height = element.offsetHeight || bar.getBoundingClientRect().height;
      desk.style.setProperty('--desk-head-height', `${Math.round(height)}px`);
    });
    size.observe(element);
    size.observe(bar);
    return () => size.disconnect();
  }, [head]);
}

/** Whether what was typed is stored; why it is not, is said below. */
function SavedState() {
  const { isReadOnly, saves, store, texts } = useDesk();
  const { busy, trouble } = useSyncExternalStore(saves.all.subscribe, saves.all.state, saves.all.state);
  const read = () => store.hasUnsaved() || store.hasConflicts();
  const hasWork = useSyncExternalStore(store.subscribe, read, read);
  // A long text tells its last letters a moment later.
  const isTyping = useSyncExternalStore(store.subscribeTyping, store.isTyping, store.isTyping);
  const { alternatives } = saves;
  const hasWords = useSyncExternalStore(alternatives.subscribe, alternatives.hasUnsaved, alternatives.hasUnsaved);
  const waits = hasWork || isTyping || hasWords;
  // Until the first word or choice, there is nothing that could be saved.
  const [isUntouched, setUntouched] = useState(() => isBlank({ ...store.current(), fields: store.fields }));
  if (isUntouched && (waits || busy)) setUntouched(false);
  const resting = isUntouched ? 'untouched' : 'saved';
  const state = isReadOnly ? 'readOnly' : trouble ? 'trouble' : busy ? 'saving' : waits ? 'waiting' : resting;
  return (
    <span className="desk-saved" data-saved={state} role="status">
      {state === 'saved' && <Icon name="check" />}
      <span>{texts.saves[state]}</span>
    </span>
  );
}
