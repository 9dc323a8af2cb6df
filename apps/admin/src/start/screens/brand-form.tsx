'use client';

import { readColour } from '@nasaq/brand';
import type { Locale } from '@nasaq/contract';
import { colours, hex } from '@nasaq/design';
import { useId } from 'react';
import { menuTags } from '../../platform/staff/interface-language.ts';
import { AdjustedColours, type AdjustedTexts } from '../../platform/staff/screens/adjusted-colours.tsx';
import { FilePick, type FilePickTexts, PickedPicture } from '../../platform/staff/screens/file-pick.tsx';
import { startTexts } from '../catalogue/index.ts';
import type { BrandForm as Brand, LogoFile } from '../start-api.ts';
import { Dispute } from './dispute.tsx';
import { Field, FormEnd, wrongAt } from './form-pieces.tsx';
import { StepNotices } from './step-notices.tsx';
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
  adjusted: AdjustedTexts;
}

/** A mark and one or two colours: the rest follows from them, and has a screen of its own. */
export function BrandForm({ brand, words, ...props }: FormProps & { brand: Brand; words: BrandWords }) {
  const { language } = props;
  const { wrong: faults } = startTexts[language];
  const id = useId();
  const step = useStartForm('brand', brand, props);
  const { form, set } = step;
  return (
    <form className="start-form" noValidate onSubmit={step.save}>
      <StepNotices language={language} step={step} />
      <fieldset className="start-marks" id={id} tabIndex={-1}>
        <legend>{words.mark}</legend>
        {(['rosette', 'file', 'house'] as const).map((mark) => (
          <label key={mark}>
            <input checked={form.mark === mark} name="mark" onChange={() => set('mark', mark)} type="radio" />
            <span>{words.marks[mark]}</span>
          </label>
        ))}
        <Dispute
          disputed={step.disputed('mark')}
          focus={id}
          label={words.mark}
          language={language}
          told={(mark) => words.marks[mark as Brand['mark']]}
        />
      </fieldset>
      {(form.mark === 'file' || step.hasTrouble('logo') || step.hasTrouble('logoDark')) && (
        <Logos language={language} step={step} words={words} />
      )}
      {(['colour', 'accent'] as const).map((name) => (
        <Field
          key={name}
          disputed={step.disputed(name)}
          hint={words[`${name}Hint`]}
          label={words[name]}
          language={language}
          wrong={wrongAt(step, name, faults.colour)}
        >
          {(control) => (
            <span className="start-colour">
              <input
                aria-hidden
                data-empty={readColour(form[name]) === null || undefined}
                onChange={({ target }) => set(name, target.value)}
                tabIndex={-1}
                type="color"
                value={readColour(form[name]) ?? hex(colours.light[name === 'colour' ? 'voice' : 'spark'])}
              />
              <input
                {...control}
                autoComplete="off"
                dir="ltr"
                onChange={({ target }) => set(name, target.value)}
                placeholder="#"
                spellCheck={false}
                value={form[name]}
              />
            </span>
          )}
        </Field>
      ))}
      {readColour(form.colour) !== null && (form.accent === '' || readColour(form.accent) !== null) && (
        <AdjustedColours accent={form.accent} colour={form.colour} texts={words.adjusted} />
      )}
      <FormEnd form={step} language={language} />
    </form>
  );
}

interface LogosProps {
  language: Locale;
  step: StartForm<Brand>;
  words: BrandWords;
}

/** A logo for each ground. The files are with the host once they are chosen; readers see them when the step is saved. */
function Logos({ language, step, words }: LogosProps) {
  const { form, set } = step;
  return (
    <>
      {(['logo', 'logoDark'] as const).map((name) => {
        const held = form[name];
        return (
          <Field
            key={name}
            disputed={step.disputed(name)}
            hint={words[`${name}Hint`]}
            label={words[name]}
            language={language}
            told={(file) => (file as LogoFile | null)?.name ?? ''}
            wrong={wrongAt(step, name, words.noLogo)}
          >
            {(control) => (
              <FilePick<LogoFile>
                accept=".svg,.png,image/svg+xml,image/png"
                address={`/api/globals/brand/files?field=${name}`}
                describedBy={control['aria-describedby']}
                id={control.id}
                language={menuTags[language]}
                most={words.mostBytes}
                onChange={(taken) => set(name, taken)}
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
          onChange={({ target }) => set('logoHasName', target.checked)}
          type="checkbox"
        />
        <span>
          {words.hasName} <small>{words.hasNameHint}</small>
        </span>
      </label>
    </>
  );
}
