'use client';

import { readColour } from '@nasaq/brand';
import { colours, hex } from '@nasaq/design';
import { menuTags } from '../../platform/staff/interface-language.ts';
import { FilePick, type FilePickTexts, PickedPicture } from '../../platform/staff/screens/file-pick.tsx';
import { startTexts } from '../catalogue/index.ts';
import type { BrandForm as Brand, LogoFile } from '../start-api.ts';
import { Field, FormEnd } from './form-pieces.tsx';
import { type FormProps, type StartForm, useStartForm } from './use-start-form.ts';

/** What the brand's own screen calls these, in the language of the menus. */
export interface BrandWords {
  mark: string;
  marks: Record<Brand['mark'], string>;
  logo: string;
  logoHint: string;
  logoDark: string;
  logoDarkHint: string;
  hasName: string;
  hasNameHint: string;
  upload: FilePickTexts;
  /** Of a logo. */
  mostBytes: number;
  noLogo: string;
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
  return (
    <form className="start-form" noValidate onSubmit={step.save}>
      <fieldset className="start-marks">
        <legend>{words.mark}</legend>
        {(['rosette', 'file', 'house'] as const).map((mark) => (
          <label key={mark}>
            <input checked={form.mark === mark} name="mark" onChange={() => change({ mark })} type="radio" />
            <span>{words.marks[mark]}</span>
          </label>
        ))}
      </fieldset>
      {form.mark === 'file' && <Logos language={menuTags[props.language]} step={step} words={words} />}
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

interface LogosProps {
  language: string;
  step: StartForm<Brand>;
  words: BrandWords;
}

/** A logo for each ground. The files are with the host once they are chosen; readers see them when the step is saved. */
function Logos({ language, step: { change, form, wrong }, words }: LogosProps) {
  return (
    <>
      {(['logo', 'logoDark'] as const).map((name) => {
        const held = form[name];
        return (
          <Field key={name} hint={words[`${name}Hint`]} label={words[name]} wrong={wrong.has(name) && words.noLogo}>
            {(control) => (
              <FilePick<LogoFile>
                accept=".svg,.png,image/svg+xml,image/png"
                address={`/api/globals/brand/files?field=${name}`}
                describedBy={control['aria-describedby']}
                id={control.id}
                language={language}
                most={words.mostBytes}
                onChange={(taken) => change({ [name]: taken })}
                texts={words.upload}
              >
                {held && <PickedPicture name={held.name} src={`/media/brand/${held.file}.${held.type}`} />}
              </FilePick>
            )}
          </Field>
        );
      })}
      <label className="start-check">
        <input
          checked={form.logoHasName}
          onChange={({ target }) => change({ logoHasName: target.checked })}
          type="checkbox"
        />
        <span>
          {words.hasName} <small>{words.hasNameHint}</small>
        </span>
      </label>
    </>
  );
}
