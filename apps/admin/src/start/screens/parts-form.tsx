'use client';

import type { PartName } from '@nasaq/contract';
import { useId } from 'react';
import { startTexts } from '../catalogue/index.ts';
import type { PartsForm as Parts } from '../start-api.ts';
import { FormEnd } from './form-pieces.tsx';
import { StepNotices } from './step-notices.tsx';
import { type FormProps, useStartForm } from './use-start-form.ts';

/** A part in the language of the menus. */
export interface PartChoice {
  name: PartName;
  label: string;
  hint: string;
}

/** Which parts there are; what is off keeps its content. */
export function PartsForm({ choices, parts, ...props }: FormProps & { choices: readonly PartChoice[]; parts: Parts }) {
  const texts = startTexts[props.language];
  const id = useId();
  const step = useStartForm('parts', parts, props);
  return (
    <form className="start-form" noValidate onSubmit={step.save}>
      <StepNotices language={props.language} step={step} />
      <fieldset className="start-parts">
        <legend>{texts.wanted}</legend>
        {choices.map(({ hint, label, name }) => (
          <div key={name} className="start-parts__part">
            <input
              aria-describedby={`${id}-${name}-hint`}
              checked={step.form.wanted[name]}
              id={`${id}-${name}`}
              onChange={({ target }) => step.set(`wanted.${name}`, target.checked)}
              type="checkbox"
            />
            <label htmlFor={`${id}-${name}`}>{label}</label>
            <p id={`${id}-${name}-hint`}>{hint}</p>
          </div>
        ))}
      </fieldset>
      <FormEnd form={step} language={props.language} />
    </form>
  );
}
