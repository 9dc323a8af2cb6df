'use client';

import { otherLocale } from '@nasaq/contract';
import { type FieldSpec, hasWords, type JudgedUnit, type Place } from '@nasaq/translation';
import { type ReactNode, useState } from 'react';
import { menuNumber } from '../../../../platform/staff/interface-language.ts';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { translationStates } from '../../../catalogue/index.ts';
import { useDesk, useDeskState, useFocused, useUnit, useValue } from '../desk-context.ts';
import { SourceChanges } from './source-changes.tsx';
import { StateShape } from '../../../translation/screens/state-mark.tsx';
import { ask, Doubted, useDoubt } from './doubted.tsx';
import { StateMark } from './state-mark.tsx';

interface Props {
  /** What is said of it besides. */
  children?: ReactNode;
  field: FieldSpec;
  /** By which the control is described. */
  id: string;
  place: Place;
}

/** Below the text of one language: how it stands, how long it is, and what can be said of it. */
export function CellFoot({ children, field, id, place }: Props) {
  const unit = useUnit(place.path);
  const state = unit?.states[place.locale];
  return (
    <>
      {state === 'confirmed' && hasWords(field) && <Seal place={place} />}
      <div className="desk-foot">
        <div className="desk-foot__line">
          <span className="desk-foot__told" id={id}>
            {unit && hasWords(field) && <State place={place} unit={unit} />}
            <Length field={field} place={place} />
          </span>
          {unit && <Said place={place} unit={unit} />}
        </div>
        <Doubted place={place} values={unit?.values} />
        {unit && state === 'outdated' && <Outdated place={place} unit={unit} />}
        {children}
      </div>
    </>
  );
}

/** What is confirmed needs no line: a mark in the line of the field's name, which opens it again. */
function Seal({ place }: { place: Place }) {
  const { isReadOnly, store, texts } = useDesk();
  return (
    <button
      aria-label={texts.reopen}
      className="desk-seal"
      disabled={isReadOnly}
      onClick={() => store.mark({ ...place, as: 'none' })}
      title={texts.reopen}
      type="button"
    >
      <StateShape className="desk-state__shape" state="confirmed" />
    </button>
  );
}

interface UnitProps {
  place: Place;
  unit: JudgedUnit;
}

function State({ place, unit }: UnitProps) {
  const { language } = useDesk();
  const state = unit.states[place.locale];
  // Its seal shows it.
  if (state === 'confirmed') return <span className="desk-unseen">{translationStates.confirmed[language]}</span>;
  // The head of the column says which language is the source.
  return state === 'source' || state === 'empty' ? null : <StateMark state={state} />;
}

/** From so much of the longest length on it is told. */
const near = 0.75;

function Length({ field, place }: Pick<Props, 'field' | 'place'>) {
  const { language, texts } = useDesk();
  const value = useValue(place);
  const length = typeof value === 'string' && field.maxLength ? lettersOf(value) : 0;
  if (!field.maxLength || length < field.maxLength * near) return null;
  const number = menuNumber(language);
  const isOver = length > field.maxLength;
  const told = fill(texts.length, { length: number.format(length), most: number.format(field.maxLength) });
  return (
    <span className="desk-foot__length" data-over={isOver || undefined}>
      {isOver ? `${texts.tooLong} ${told}` : told}
    </span>
  );
}

/** As the host counts them, by code points; with each key, so without a copy of the text. */
function lettersOf(text: string): number {
  let letters = text.length;
  for (let at = 0; at < text.length; at += 1) if ((text.charCodeAt(at) & 0xfc00) === 0xd800) letters -= 1;
  return letters;
}

/** What may be said of a translation. */
function Said({ place, unit }: UnitProps) {
  const tools = useDesk();
  const { doubts, isReadOnly, say, store, texts } = tools;
  const doubt = useDoubt(place, unit.values);
  const state = unit.states[place.locale];
  if (isReadOnly) return null;

  function confirm() {
    const asked = doubts.confirm(place);
    if (asked) ask(tools, asked);
    else say(texts.confirmedNow);
  }

  if (state !== 'draft' && state !== 'machine' && state !== 'review' && state !== 'outdated') return null;
  return (
    <span className="desk-foot__actions">
      {state === 'outdated' && (
        <button className="desk-quiet" onClick={() => store.mark({ ...place, as: 'minor' })} type="button">
          {texts.stillRight}
        </button>
      )}
      <button className="desk-quiet" onClick={confirm} type="button">
        {doubt ? texts.leftOut.anyway : texts.confirm}
      </button>
    </span>
  );
}

/** What has changed in the source since it was confirmed; open where somebody writes. */
function Outdated({ place, unit }: UnitProps) {
  const { texts } = useDesk();
  const focused = useFocused();
  const [choice, setOpen] = useState<boolean | null>(null);
  const mark = useDeskState(({ record }) => record.marks[place.locale][place.path]);
  const isHere = focused?.path === place.path && focused.locale === place.locale;
  const isOpen = choice ?? isHere;
  if (!mark) return null;
  return (
    <>
      <button aria-expanded={isOpen} className="desk-quiet" onClick={() => setOpen(!isOpen)} type="button">
        {fill(texts.whatChanged, { language: texts.languages[otherLocale(place.locale)] })}
      </button>
      {isOpen && (
        <SourceChanges
          confirmed={mark.source}
          locale={otherLocale(place.locale)}
          now={unit.values[otherLocale(place.locale)]}
        />
      )}
    </>
  );
}
