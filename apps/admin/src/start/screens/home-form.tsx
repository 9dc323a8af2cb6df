'use client';

import type { BlockType, HomeSection } from '@nasaq/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { menuNumber } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { startTexts } from '../catalogue/index.ts';
import type { HomeForm as Home } from '../start-api.ts';
import { BothFields, FormEnd } from './form-pieces.tsx';
import { HomeRows } from './home-rows.tsx';
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
  const { change, form } = step;
  return (
    <form className="start-form" noValidate onSubmit={step.save}>
      {(['statement', 'intro'] as const).map((name) => (
        <BothFields
          key={name}
          label={words[name]}
          language={language}
          lines={name === 'intro' ? 3 : 1}
          onChange={(value) => change({ [name]: value })}
          value={form[name]}
          wrong={(locale) => said(step, `${name}.${locale}`, texts.needed)}
        />
      ))}
      <Places language={language} step={step} words={words} />
      <FormEnd act={texts.publish} form={step} language={language} />
    </form>
  );
}

/** What is wrong at a field: the host's own sentence, where it has one. */
function said({ said: sentences, wrong }: StartForm<Home>, field: string, usual: string): string | false {
  return wrong.has(field) && (sentences[field] ?? usual);
}

interface PartProps {
  language: FormProps['language'];
  step: StartForm<Home>;
}

/** The sections and blocks of the page in their order: shown or not, moved by buttons that keep the focus. */
function Places({ language, step, words }: PartProps & { words: HomeWords }) {
  const texts = startTexts[language].home;
  const { change, form } = step;
  const id = useId();
  const [moved, setMoved] = useState<string | null>(null);
  const pressed = useRef<HTMLButtonElement | null>(null);
  // A browser drops the focus of what is moved in the document.
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  });
  const number = (value: number) => menuNumber(language).format(value);

  function move(from: number, to: number, name: string): void {
    const places = [...form.places];
    const [place] = places.splice(from, 1);
    if (!place || to < 0 || to > places.length) return;
    places.splice(to, 0, place);
    change({ places });
    setMoved(fill(texts.moved, { name, place: number(to + 1), all: number(form.places.length) }));
  }

  return (
    <fieldset>
      <legend>{texts.places}</legend>
      <ol className="start-places">
        {form.places.map((place, index) => {
          const name = place.section ? texts.sections[place.section] : words.blocks[place.block ?? 'text'];
          return (
            <li key={place.pair} className="start-place">
              <div className="start-place__head">
                <input
                  checked={place.isShown}
                  id={`${id}-${place.pair}`}
                  onChange={({ target }) =>
                    change({
                      places: form.places.map((one) => (one === place ? { ...one, isShown: target.checked } : one)),
                    })
                  }
                  type="checkbox"
                />
                <label htmlFor={`${id}-${place.pair}`}>{name}</label>
                {(
                  [
                    ['up', '↑', index - 1],
                    ['down', '↓', index + 1],
                  ] as const
                ).map(([way, sign, to]) => (
                  <button
                    key={way}
                    aria-disabled={to < 0 || to === form.places.length}
                    aria-label={fill(texts[way], { name })}
                    onClick={({ currentTarget }) => {
                      pressed.current = currentTarget;
                      move(index, to, name);
                    }}
                    type="button"
                  >
                    {sign}
                  </button>
                ))}
              </div>
              {place.isShown && place.section && <Content language={language} section={place.section} step={step} />}
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

/** What a section says that is written nowhere else: lists of entries have none. */
function Content({ language, section, step }: PartProps & { section: HomeSection }) {
  const texts = startTexts[language].home;
  const { change, form } = step;
  if (section === 'figures' || section === 'steps')
    return (
      <HomeRows
        language={language}
        list={section}
        onChange={(rows) => change({ [section]: rows })}
        rows={form[section]}
        wrong={(field, usual) => said(step, field, usual)}
      />
    );
  if (section !== 'quote' && section !== 'call') return null;
  const group = form[section];
  return (
    <div className="start-form start-place__body">
      {Object.entries(group).map(([name, value]) => (
        <BothFields
          key={name}
          label={texts[section][name as keyof (typeof texts)[typeof section]]}
          language={language}
          lines={name === 'text' ? 2 : 1}
          onChange={(changed) => change({ [section]: { ...group, [name]: changed } })}
          value={value}
          wrong={(locale) => said(step, `${section}.${name}.${locale}`, texts.needed)}
        />
      ))}
    </div>
  );
}
