'use client';

import { readColour } from '@nasaq/brand';
import { colours, hex } from '@nasaq/design';
import { startTexts } from '../catalogue/index.ts';
import type { BrandForm as Brand } from '../start-api.ts';
import { Field, FormEnd } from './form-pieces.tsx';
import { type FormProps, useStartForm } from './use-start-form.ts';

/** What the brand's own screen calls these, in the language of the menus. */
export interface BrandWords {
  mark: string;
  marks: Record<Brand['mark'], string>;
  colour: string;
  colourHint: string;
  accent: string;
  accentHint: string;
}

/** A mark and one or two colours: the rest follows from them, and has a screen of its own. */
export function BrandForm({ brand, words, ...props }: FormProps & { brand: Brand; words: BrandWords }) {
  const { wrong: faults } = startTexts[props.language];
  const step = useStartForm('brand', brand, props);
  const { change, form, wrong } = step;
  // Files are uploaded on the brand's own screen; once they are there, they can be chosen here.
  const marks = (['rosette', 'house', 'file'] as const).filter((mark) => mark !== 'file' || brand.mark === 'file');
  return (
    <form className="start-form" noValidate onSubmit={step.save}>
      <fieldset className="start-marks">
        <legend>{words.mark}</legend>
        {marks.map((mark) => (
          <label key={mark}>
            <input checked={form.mark === mark} name="mark" onChange={() => change({ mark })} type="radio" />
            <span>{words.marks[mark]}</span>
          </label>
        ))}
      </fieldset>
      {(['colour', 'accent'] as const).map((name) => (
        <Field key={name} hint={words[`${name}Hint`]} label={words[name]} wrong={wrong.has(name) && faults.colour}>
          {(control) => (
            <span className="start-colour">
              <input
                aria-hidden
                onChange={({ target }) => change({ [name]: target.value })}
                tabIndex={-1}
                type="color"
                value={readColour(form[name]) ?? hex(colours.light[name === 'colour' ? 'voice' : 'spark'])}
              />
              <input
                {...control}
                autoComplete="off"
                dir="ltr"
                onChange={({ target }) => change({ [name]: target.value })}
                placeholder="#"
                spellCheck={false}
                value={form[name]}
              />
            </span>
          )}
        </Field>
      ))}
      <FormEnd form={step} language={props.language} />
    </form>
  );
}
