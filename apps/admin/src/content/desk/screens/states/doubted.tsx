'use client';

import { pluralText } from '@nasaq/contract';
import { excerpt, type Place, type Values } from '@nasaq/translation';
import { toast } from '@payloadcms/ui';
import { useSyncExternalStore } from 'react';
import { menuNumber } from '../../../../platform/staff/interface-language.ts';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { type DeskTools, useDesk } from '../desk-context.ts';
import { goInto } from '../jump.ts';
import { type Doubt, isOf } from './doubts.ts';

/** Letters of a paragraph by which one knows it. */
const most = 60;

/** Says why nothing was confirmed, and leads to where the first part that is missing belongs. */
export function ask({ goTo, language, say, texts }: DeskTools, doubt: Doubt): void {
  const told = `${sentence({ language, texts }, doubt)} ${texts.leftOut.again}`;
  say(told);
  // In a long text the note below it may be out of sight.
  toast(told, { id: 'desk-doubt' });
  show(goTo, doubt);
}

/** What is asked of a field, as long as the words are those of which it was asked. */
export function useDoubt(place: Place, values: Values | undefined): Doubt | null {
  const { doubts } = useDesk();
  const doubt = useSyncExternalStore(doubts.subscribe, doubts.current, doubts.current);
  return values && isOf(doubt, place, values) ? doubt : null;
}

interface Props {
  place: Place;
  values: Values | undefined;
}

/** Below a translation that somebody wanted to confirm: what of its source it leaves out. */
export function Doubted({ place, values }: Props) {
  const { goTo, language, texts } = useDesk();
  const doubt = useDoubt(place, values);
  if (!doubt) return null;
  return (
    <div className="desk-doubt" role="note">
      <p>{sentence({ language, texts }, doubt)}</p>
      <button className="desk-quiet" onClick={() => show(goTo, doubt)} type="button">
        {texts.leftOut.show}
      </button>
    </div>
  );
}

function show(goTo: DeskTools['goTo'], { lacks, place }: Doubt): void {
  const { at } = lacks[0]!;
  const letters = at < 0 ? 0 : Number.MAX_SAFE_INTEGER;
  goInto(goTo, place, { paragraph: Math.max(at, 0), from: letters, to: letters });
}

function sentence({ language, texts }: Pick<DeskTools, 'language' | 'texts'>, { lacks }: Doubt): string {
  const { is, words } = lacks[0]!;
  const more = lacks.length - 1;
  const first = fill(texts.leftOut[is], { words: excerpt(words, most) });
  return more === 0
    ? first
    : `${first} ${pluralText(texts.leftOut.more, more, language, menuNumber(language).format(more))}`;
}
