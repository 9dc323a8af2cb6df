'use client';

import type { BlockType, HomeSection } from '@nasaq/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { menuNumber } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { startTexts } from '../catalogue/index.ts';
import type { HomeForm as Home, HomePlace } from '../start-api.ts';
import { Dispute } from './dispute.tsx';
import { BothFields, FormEnd, wrongAt } from './form-pieces.tsx';
import { HomeRows } from './home-rows.tsx';
import { StepNotices } from './step-notices.tsx';
import { type FormProps, type StartForm, useStartForm } from './use-start-form.ts';

/** What the home page's own form calls these, in the language of the menus. */
export interface HomeWords {
  statement: string;
  intro: string;
  blocks: Record<BlockType, string>;
}

interface Props extends FormProps {
  home: Home;
  words: HomeWords;
}

/** What visitors read first, and what stands below it. Blocks between the sections have words on the page's own screen. */
export function HomeForm({ home, words, ...props }: Props) {
  const { language } = props;
  const texts = startTexts[language].home;
  const step = useStartForm('home', home, props);
  return (
    <form className="start-form" noValidate onSubmit={step.save}>
      <StepNotices language={language} step={step} />
      {(['statement', 'intro'] as const).map((name) => (
        <BothFields
          key={name}
          label={words[name]}
          language={language}
          lines={name === 'intro' ? 3 : 1}
          path={name}
          step={step}
        />
      ))}
      <Places language={language} step={step} words={words} />
      <FormEnd act={texts.publish} form={step} language={language} />
    </form>
  );
}

interface PartProps {
  language: FormProps['language'];
  step: StartForm<Home>;
}

/** The sections and blocks of the page in their order: shown or not, moved by buttons that keep the focus. */
function Places({ language, step, words }: PartProps & { words: HomeWords }) {
  const texts = startTexts[language].home;
  const { places } = step.form;
  const id = useId();
  const [moved, setMoved] = useState<string | null>(null);
  const pressed = useRef<HTMLButtonElement | null>(null);
  // A browser drops the focus of what is moved in the document.
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  });
  const number = (value: number) => menuNumber(language).format(value);
  const nameOf = ({ block, section }: HomePlace) => (section ? texts.sections[section] : words.blocks[block ?? 'text']);

  function move(from: number, to: number): void {
    const place = places[from];
    if (!place || to < 0 || to >= places.length) return;
    step.set('places', places.toSpliced(from, 1).toSpliced(to, 0, place));
    setMoved(fill(texts.moved, { name: nameOf(place), place: number(to + 1), all: number(places.length) }));
  }

  const wrong = wrongAt(step, 'places');
  return (
    <fieldset id={id} tabIndex={-1} {...(wrong && { 'aria-describedby': `${id}-wrong` })}>
      <legend>{texts.places}</legend>
      {wrong && (
        <p className="start-field__wrong" id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
      <Dispute
        disputed={step.disputed('places')}
        focus={id}
        label={texts.places}
        language={language}
        told={(value) => namesOf(value as HomePlace[], nameOf)}
      />
      <ol className="start-places">
        {places.map((place, index) => {
          const name = nameOf(place);
          const { section } = place;
          return (
            <li key={place.id} className="start-place">
              <div className="start-place__head">
                {section ? (
                  <>
                    <input
                      checked={place.isShown}
                      id={`${id}-${place.id}`}
                      onChange={({ target }) => step.set(`places.${place.id}.isShown`, target.checked)}
                      type="checkbox"
                    />
                    <label htmlFor={`${id}-${place.id}`}>{name}</label>
                  </>
                ) : (
                  <span className="start-place__block">{name}</span>
                )}
                {(
                  [
                    ['up', '↑', index - 1],
                    ['down', '↓', index + 1],
                  ] as const
                ).map(([way, sign, to]) => (
                  <button
                    key={way}
                    aria-disabled={to < 0 || to === places.length}
                    aria-label={fill(texts[way], { name })}
                    onClick={({ currentTarget }) => {
                      pressed.current = currentTarget;
                      move(index, to);
                    }}
                    type="button"
                  >
                    {sign}
                  </button>
                ))}
              </div>
              {section && (place.isShown || step.hasTrouble(section)) && (
                <Content language={language} section={section} step={step} />
              )}
            </li>
          );
        })}
      </ol>
      <p aria-live="polite" className="start-places__moved">
        {moved}
      </p>
    </fieldset>
  );
}

/** Those that are shown, a line each. */
function namesOf(places: readonly HomePlace[], nameOf: (place: HomePlace) => string): string {
  return places
    .filter(({ isShown }) => isShown)
    .map(nameOf)
    .join('\n');
}

/** What a section says that is written nowhere else: lists of entries have none. */
function Content({ language, section, step }: PartProps & { section: HomeSection }) {
  const texts = startTexts[language].home;
  if (section === 'figures' || section === 'steps') return <HomeRows language={language} list={section} step={step} />;
  if (section !== 'quote' && section !== 'call') return null;
  return (
    <div className="start-form start-place__body">
      {Object.keys(step.form[section]).map((name) => (
        <BothFields
          key={name}
          label={texts[section][name as keyof (typeof texts)[typeof section]]}
          language={language}
          lines={name === 'text' ? 2 : 1}
          path={`${section}.${name}`}
          step={step}
        />
      ))}
    </div>
  );
}
