'use client';

import { localeInfo, pluralText, type Locale } from '@nasaq/contract';
import { excerpt } from '@nasaq/translation';
import { isTakeable, type Line, type Outcome } from '@nasaq/translation/exchange';
import { Button } from '@payloadcms/ui';
import Link from 'next/link.js';
import { useId, useState } from 'react';
import { menuNumber } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { Tag, type Tone } from '../../../platform/staff/screens/tag.tsx';
import { exchangeTexts } from '../catalogue/index.ts';
import type { Choices, Preview, TakenEntry } from '../exchange-api.ts';
import { lineText, nameOf } from './line-text.ts';

interface Props {
  adminRoute: string;
  choices: Choices;
  /** Whether what was read over counts as confirmed: only then is there something to take of it. */
  confirm: boolean;
  language: Locale;
  onChoose: (choices: Choices) => void;
  preview: Preview;
  /** After it was taken nothing can be chosen any more. */
  taken: readonly TakenEntry[] | null;
}

const outcomes: Outcome[] = ['conflict', 'new', 'changed', 'state', 'refused', 'newer', 'untranslated', 'unchanged'];
const tones: Record<Outcome, Tone> = {
  conflict: 'draft',
  new: 'new',
  changed: 'active',
  state: 'good',
  refused: 'bad',
  newer: 'quiet',
  untranslated: 'quiet',
  unchanged: 'quiet',
};
/** Lines that are shown at once. */
const atOnce = 40;
/** Characters of a text that are shown: the browser stands still over hundreds of thousands in one word. */
const mostShown = 20_000;
/** Of words that belong nowhere, enough to find them in the file. */
const mostOfDamaged = 300;

/** What a file would change, text by text, filtered by what would happen. */
export function PreviewLines({ preview, ...props }: Props) {
  const { choices, language } = props;
  const texts = exchangeTexts[language];
  const digits = (count: number) => menuNumber(language).format(count);
  const [shown, setShown] = useState<Outcome | null>(null);
  const [most, setMost] = useState(atOnce);
  const all = preview.entries.flatMap(({ lines, title }) =>
    // A file may have a text twice.
    lines.map((line, place) => ({ line, title, key: `${line.ref} ${line.path} ${place}` })),
  );
  const fitting = all.filter(({ line }) => shown === null || line.outcome === shown);
  const count = (outcome: Outcome) => all.filter(({ line }) => line.outcome === outcome).length;
  const undecided = all.filter(({ line }) => line.outcome === 'conflict' && !choices[line.ref]?.[line.path]).length;
  const filters: [Outcome | null, string, number][] = [
    [null, texts.in.everything, all.length],
    ...outcomes.map((outcome): [Outcome, string, number] => [outcome, texts.outcomes[outcome], count(outcome)]),
  ];
  return (
    <>
      <div aria-label={texts.in.summary} className="exchange-filters" role="group">
        {filters
          .filter(([outcome, , number]) => outcome === null || number > 0)
          .map(([outcome, label, number]) => (
            <button
              key={label}
              aria-pressed={shown === outcome}
              onClick={() => {
                setShown(outcome);
                setMost(atOnce);
              }}
              type="button"
            >
              {label} <b>{digits(number)}</b>
            </button>
          ))}
      </div>
      {undecided > 0 && !props.taken && (
        <p className="exchange-hint">{pluralText(texts.in.undecided, undecided, language, digits(undecided))}</p>
      )}
      {preview.damaged.length > 0 && (
        <div className="inbox-error">
          <p>{texts.in.damaged}</p>
          <ul>
            {[...new Set(preview.damaged.map((words) => excerpt(words, mostOfDamaged)))].map((words) => (
              <li key={words} dir="auto">
                {words}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ol aria-label={texts.in.lines} className="exchange-lines">
        {fitting.slice(0, most).map(({ key, line, title }, place) => (
          <li key={key}>
            {fitting[place - 1]?.line.ref !== line.ref && (
              <h3>
                <Link href={addressOf(line.ref, props.adminRoute)} prefetch={false} target="_blank">
                  <bdi>{title}</bdi>
                </Link>
              </h3>
            )}
            <PreviewLine {...props} line={line} preview={preview} />
          </li>
        ))}
      </ol>
      {fitting.length === 0 && <p className="exchange-hint">{texts.in.none}</p>}
      {fitting.length > most && (
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => setMost(most + 5 * atOnce)}
          size="medium"
          type="button"
        >
          {pluralText(
            texts.in.more,
            Math.min(5 * atOnce, fitting.length - most),
            language,
            digits(Math.min(5 * atOnce, fitting.length - most)),
          )}
        </Button>
      )}
    </>
  );
}

function addressOf(ref: string, admin: string): string {
  return ref.startsWith('globals/') ? `${admin}/${ref}` : `${admin}/collections/${ref}`;
}

/** The field itself, in the language that comes in; another window, as what was chosen here would be lost. */
function fieldAddress({ path, ref }: Line, admin: string, to: Locale): string {
  return `${addressOf(ref, admin)}?${new URLSearchParams({ field: path, locale: to, language: to })}`;
}

function PreviewLine({
  adminRoute,
  choices,
  confirm,
  language,
  line,
  onChoose,
  preview,
  taken,
}: Props & { line: Line }) {
  const texts = exchangeTexts[language];
  const id = useId();
  const name = nameOf(line, language);
  const isChosen = choices[line.ref]?.[line.path] !== undefined;
  const canChoose = !taken && isTakeable(line) && (line.outcome !== 'state' || confirm);
  const choose = (wanted: boolean) => {
    const { [line.path]: _, ...others } = choices[line.ref] ?? {};
    onChoose({ ...choices, [line.ref]: wanted ? { ...others, [line.path]: line.seen } : others });
  };
  const wasTaken = taken?.some((entry) => entry.ref === line.ref && entry.taken.includes(line.path));
  return (
    <article aria-labelledby={id} className="exchange-line">
      <header>
        {canChoose && line.outcome !== 'conflict' && (
          <input
            aria-label={fill(texts.in.pickText, { field: name })}
            checked={isChosen}
            onChange={({ target }) => choose(target.checked)}
            type="checkbox"
          />
        )}
        <h4 id={id}>
          <Link
            href={fieldAddress(line, adminRoute, preview.to as Locale)}
            prefetch={false}
            target="_blank"
            title={fill(texts.in.open, { title: name })}
          >
            {name}
          </Link>
        </h4>
        <Tag tone={wasTaken ? 'good' : tones[line.outcome]}>
          {wasTaken ? texts.report.done : texts.outcomes[line.outcome]}
        </Tag>
      </header>
      <div className="exchange-texts">
        <Words
          of={id}
          label={wasTaken ? texts.report.before : texts.in.before}
          language={language}
          locale={preview.to as Locale}
          words={line.before}
        />
        <Words of={id} label={texts.in.after} language={language} locale={preview.to as Locale} words={line.after} />
      </div>
      <ul className="exchange-why">
        {lineText(line, language).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {canChoose && line.outcome === 'conflict' && (
        <fieldset className="exchange-choices">
          <legend>{texts.in.choice}</legend>
          <label>
            <input checked={!isChosen} name={id} onChange={() => choose(false)} type="radio" />
            <span>{texts.in.ours}</span>
          </label>
          <label>
            <input checked={isChosen} name={id} onChange={() => choose(true)} type="radio" />
            <span>{texts.in.theirs}</span>
          </label>
        </fieldset>
      )}
    </article>
  );
}

interface WordsProps {
  /** The id of the line’s heading. */
  of: string;
  label: string;
  language: Locale;
  locale: Locale;
  words: string;
}

/** Longer ones are read in their own frame, which the keyboard can enter. */
function Words({ label, language, locale, of, words }: WordsProps) {
  const id = useId();
  const { dir, tag } = localeInfo[locale];
  const texts = exchangeTexts[language];
  const digits = (count: number) => menuNumber(language).format(count);
  const isLong = words.length > 500;
  return (
    <div>
      <span className="exchange-side" id={id}>
        {label}
      </span>
      {words === '' ? (
        <p className="exchange-empty">{texts.in.empty}</p>
      ) : (
        <p
          className="exchange-words"
          dir={dir}
          lang={tag}
          {...(isLong && { tabIndex: 0, role: 'group', 'aria-labelledby': `${of} ${id}` })}
        >
          {excerpt(words, mostShown)}
        </p>
      )}
      {words.length > mostShown && (
        <p className="exchange-hint">{fill(texts.in.cut, { count: digits(words.length), shown: digits(mostShown) })}</p>
      )}
    </div>
  );
}
