'use client';

import { localeInfo, type Locale, otherLocale } from '@nasaq/contract';
import { wordDiff } from '@nasaq/translation';
import { useEffect, useEffectEvent, useId, useMemo } from 'react';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { menuTags } from '../../../platform/staff/interface-language.ts';
import { WordChanges } from '../../translation/screens/word-changes.tsx';
import { memoryTexts } from '../catalogue/index.ts';
import { nearestFirst, type OfferedMatch } from '../memory-answer.ts';
import type { Unit } from '../memory-index.ts';
import { MachineDraftButton, type Props as MachineDraftProps } from './machine-draft.tsx';
import './suggestions.css';
import { useGlossary, useMatches } from './use-suggestions.ts';

export interface Props {
  /** Where the host answers, as `/api`. */
  api: string;
  /** Of the menus. */
  language: Locale;
  /** The language that is written in; what it is written from is the other one. */
  locale: Locale;
  /** The words of the source that are translated where the keys are: its paragraph. */
  source: string;
  /** Where the sentence stands in it that comes next; all of it without. */
  next?: readonly [start: number, end: number] | undefined;
  /** Something of the paragraph is written already. */
  isBegun?: boolean;
  /** The field for which it is asked: its own translation is no suggestion. */
  own?: Unit;
  /** Takes a text of the memory into the field. `isPart`: it answers one of several sentences. */
  onTake: (text: string, isPart: boolean) => void;
  /** Puts a term where the keys are. */
  onInsert: (term: string) => void;
  /** The field itself, where a machine may draft it: what is to be saved as its words. */
  draft?: Pick<MachineDraftProps, 'offers' | 'onDraft' | 'path' | 'read' | 'value'>;
}

/** Matches that a key takes. */
const mostKeys = 3;

/** What was said before where the source was like this, and the agreed terms that are in it. */
export function Suggestions(props: Props) {
  const { api, draft, isBegun = false, language, locale, onInsert, own, source } = props;
  const { next = [0, source.length] } = props;
  const texts = memoryTexts[language];
  const heading = useId();
  const from = otherLocale(locale);
  const matches = useMatches({ api }, from, source, own);
  const glossary = useGlossary({ api });
  const shown =
    matches === null || matches === 'unknown' ? [] : nearestFirst(matches, source, next, isBegun).slice(0, mostKeys);
  const onTake = ({ of, target }: OfferedMatch) => props.onTake(target, of[0] > 0 || of[1] < source.length);
  useTakingKeys(shown, onTake);
  // Not with each key of the translation: its source may be long.
  const terms = useMemo(
    () =>
      new Map(
        (glossary?.find(source, from) ?? []).flatMap(({ agreed: isAgreed, term }) => {
          const agreed = term.accepted[locale][0] ?? term.accepted[from][0];
          return !isAgreed || !agreed ? [] : [[term.id, { named: term.accepted[from][0] ?? agreed, agreed }] as const];
        }),
      ),
    [from, glossary, locale, source],
  );

  return (
    <section aria-labelledby={heading} className="suggestions">
      <h3 id={heading}>{texts.title}</h3>
      {matches === 'unknown' && <p className="suggestions-quiet">{texts.unknown}</p>}
      {matches !== 'unknown' && matches?.length === 0 && <p className="suggestions-quiet">{texts.none}</p>}
      {shown.length > 0 && (
        <ol aria-label={texts.matches} className="suggestions-matches">
          {shown.map((match, place) => (
            <MatchRow
              key={`${match.origin.type} ${match.origin.id} ${match.origin.path} ${match.of.join()} ${match.target}`}
              {...{ from, language, locale, match, next, onTake, source }}
              number={place + 1}
            />
          ))}
        </ol>
      )}
      {terms.size > 0 && (
        <ul aria-label={texts.terms} className="suggestions-terms">
          {[...terms].map(([id, { agreed, named }]) => (
            <li key={id}>
              <bdi lang={from}>{named}</bdi>{' '}
              <button
                type="button"
                aria-label={fill(texts.insert, { term: agreed })}
                onMouseDown={keepKeys}
                onClick={() => onInsert(agreed)}
              >
                <bdi lang={locale}>{agreed}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      {draft && <MachineDraftButton {...{ api, language, locale }} {...draft} />}
    </section>
  );
}

interface RowProps extends Pick<Props, 'language' | 'locale' | 'source'> {
  from: Locale;
  match: OfferedMatch;
  next: readonly [start: number, end: number];
  number: number;
  onTake: (match: OfferedMatch) => void;
}

function MatchRow({ from, language, locale, match, next, number, onTake, source }: RowProps) {
  const texts = memoryTexts[language];
  const percent = String(match.likeness);
  const { at, labels, title } = match.origin;
  const [start, end] = match.of;
  const isElsewhere = end <= next[0] || start >= next[1];
  const field = labels.map((label) => label[language]).join(' › ');
  const date = new Date(at * 1000).toLocaleDateString(menuTags[language], { dateStyle: 'long' });
  return (
    <li>
      <p className="suggestions-target" dir={localeInfo[locale].dir} lang={locale}>
        {match.target}
      </p>
      <p className="suggestions-source" dir={localeInfo[from].dir} lang={from}>
        <WordChanges changes={wordDiff(match.source, source.slice(...match.of))} />
      </p>
      <p className="suggestions-quiet">
        <span aria-label={fill(texts.likenessSpoken, { percent })} className="suggestions-likeness" role="img">
          {fill(texts.likeness, { percent })}
        </span>{' '}
        {fill(texts.origin, { title: title[language] || title[from] || title[locale], field })} ·{' '}
        {match.by ? fill(texts.confirmedBy, { name: match.by, date }) : fill(texts.confirmed, { date })}
        {match.joined && ` · ${texts.joined}`}
        {isElsewhere && ` · ${texts.elsewhere}`}
      </p>
      <button
        type="button"
        aria-keyshortcuts={`Alt+${number}`}
        title={`Alt+${number}`}
        onMouseDown={keepKeys}
        onClick={() => onTake(match)}
      >
        {fill(texts.take, { number: String(number) })}
      </button>
    </li>
  );
}

/** A click leaves the keys in the field. */
function keepKeys(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

/** Alt+1 to Alt+3, by the key's place: an Arabic keyboard writes other digits there. */
function useTakingKeys(matches: readonly OfferedMatch[], onTake: (match: OfferedMatch) => void): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const match = matches[Number(/^(?:Digit|Numpad)(\d)$/u.exec(event.code)?.[1]) - 1];
    if (!match) return;
    event.preventDefault();
    onTake(match);
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => take(event);
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}
