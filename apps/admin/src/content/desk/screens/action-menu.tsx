'use client';

import { fold } from '@nasaq/contract';
import type { KindDrawing } from '@nasaq/translation';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon, type IconName } from './icons.tsx';

export interface Action {
  label: string;
  /** What it comes to, in a few words below it. */
  hint?: string;
  /** With drawings the menu is a sheet of them. */
  drawing?: KindDrawing;
  run: () => void;
}

interface Props {
  actions: readonly Action[];
  icon?: IconName;
  label: string;
  /** Stands on the button in the place of its sign. */
  word?: string;
  isBusy?: boolean;
}

/** A few things that can be done, behind one button; with one of them it is done at once. */
export function ActionMenu({ actions, icon = 'more', isBusy = false, label, word }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const [only] = actions;

  useLayoutEffect(() => {
    const list = root.current?.querySelector<HTMLElement>('[role="menu"]');
    if (isOpen && list) bringIntoSight(list);
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) root.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, [isOpen]);

  function close() {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  }

  function steer(event: KeyboardEvent) {
    if (!isOpen) return;
    const items = [...root.current!.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const place = items.indexOf(document.activeElement as HTMLElement);
    const inRow = items.filter((item) => item.offsetTop === items[0]!.offsetTop).length;
    const onward = getComputedStyle(root.current!).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const go = (by: number) => items.at((place + by) % items.length)?.focus();
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowDown') go(inRow);
    else if (event.key === 'ArrowUp') go(-inRow);
    else if (inRow > 1 && /^Arrow(Left|Right)$/.test(event.key)) go(event.key === onward ? 1 : -1);
    else if (event.key === 'Home') items[0]?.focus();
    else if (event.key === 'End') items.at(-1)?.focus();
    else if (!goToLetter(event, items, place)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <span
      ref={root}
      className="desk-menu"
      role="presentation"
      onBlur={({ relatedTarget }) => !root.current?.contains(relatedTarget) && setOpen(false)}
      onKeyDown={steer}
    >
      <button
        aria-controls={isOpen ? id : undefined}
        aria-expanded={actions.length > 1 ? isOpen : undefined}
        aria-haspopup={actions.length > 1 ? 'menu' : undefined}
        aria-label={label}
        className={word ? 'desk-button desk-button--main' : 'desk-tool'}
        disabled={isBusy}
        onClick={() => (actions.length > 1 ? setOpen(!isOpen) : only?.run())}
        title={word ? undefined : label}
        type="button"
      >
        {word ?? <Icon name={icon} />}
      </button>
      {isOpen && (
        <span
          aria-label={label}
          className="desk-menu__list"
          data-drawn={actions.some(({ drawing }) => drawing) || undefined}
          id={id}
          role="menu"
        >
          {actions.map((action, place) => (
            <button
              aria-describedby={action.hint && `${id}-hint-${place}`}
              aria-label={action.label}
              key={action.label}
              onClick={() => {
                close();
                action.run();
              }}
              role="menuitem"
              tabIndex={-1}
              type="button"
            >
              {action.drawing && <Drawing {...action.drawing} />}
              <span>
                {action.label}
                {action.hint && <small id={`${id}-hint-${place}`}>{action.hint}</small>}
              </span>
            </button>
          ))}
        </span>
      )}
    </span>
  );
}

/** To the next item that begins with the letter that was pressed. @returns whether there is one */
function goToLetter({ altKey, ctrlKey, key, metaKey }: KeyboardEvent, items: HTMLElement[], place: number): boolean {
  if (altKey || ctrlKey || metaKey || !/^[\p{L}\p{N}]$/u.test(key)) return false;
  const next = [...items.slice(place + 1), ...items.slice(0, place + 1)].find(({ ariaLabel }) =>
    fold(ariaLabel ?? '').startsWith(fold(key)),
  );
  next?.focus();
  return next !== undefined;
}

function Drawing({ areas, isUpright, lines }: KindDrawing) {
  return (
    <svg aria-hidden="true" data-upright={isUpright} viewBox="0 0 56 36">
      {areas && <path d={areas} data-area />}
      {lines && <path d={lines} />}
    </svg>
  );
}

/** It ends where its button ends and stands below it, unless there is no room for it there. */
function bringIntoSight(list: HTMLElement): void {
  const { bottom, left, right } = list.getBoundingClientRect();
  const { bottom: below, top: above } = list.parentElement!.getBoundingClientRect();
  const isCut = left < 0 || right > document.documentElement.clientWidth;
  const [over, under] = [above, innerHeight - below].map((room) => Math.max(0, room - margin));
  const isOver = bottom > innerHeight && over! > under!;
  if (isCut) list.dataset.from = 'start';
  if (isOver) list.dataset.over = '';
  list.style.maxBlockSize = `${isOver ? over : under}px`;
}

/** Between the menu and the edge of the window, in pixels. */
const margin = 12;
