import { beginningOf, type Change, endOf } from '@nasaq/translation';
import { Fragment } from 'react';

interface Props {
  changes: readonly Change[];
  /** Said before each change to who cannot see it, in an element of this class. */
  spoken?: { className: string; inserted: string; removed: string };
  /** How much is told on either side of a change where more of it is the same; without it, all is. */
  around?: number;
}

/** What a word diff has found: what came in is an `ins`, what went out a `del`. */
export function WordChanges({ around, changes, spoken }: Props) {
  return changes.map(({ kind, text }, place) => {
    const key = `${place} ${kind}`;
    if (kind === 'same')
      return (
        <span key={key}>{around ? shortened(text, around, place === 0, place === changes.length - 1) : text}</span>
      );
    const Changed = kind === 'inserted' ? 'ins' : 'del';
    return (
      <Fragment key={key}>
        {isGlued(changes[place - 1], changes[place]!) && ' '}
        <Changed>
          {spoken && <span className={spoken.className}>{spoken[kind]} </span>}
          {around ? cutInside(text, around * changedShare) : text}
        </Changed>
      </Fragment>
    );
  });
}

/** What went and what came in its place would be read, copied and, in Arabic, joined as one word. */
function isGlued(before: Change | undefined, { kind, text }: Change): boolean {
  return kind === 'inserted' && before?.kind === 'removed' && !/\s$/u.test(before.text) && !/^\s/u.test(text);
}

/** More of what has changed is told than of what has not. */
const changedShare = 4;

/** A long stretch that came or went shows how it begins and how it ends. */
function cutInside(text: string, most: number): string {
  return text.length <= most * 2 ? text : `${beginningOf(text, most)} […] ${endOf(text, most)}`;
}

/** Long stretches that are the same are cut in their middle: what has changed is to be seen. */
function shortened(text: string, around: number, isFirst: boolean, isLast: boolean): string {
  if (text.length <= around * 3) return text;
  const start = isFirst ? '' : beginningOf(text, around);
  const end = isLast ? '' : endOf(text, around);
  return `${start} […] ${end}`;
}
