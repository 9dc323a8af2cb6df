'use client';

import type { PartName } from '@nasaq/contract';
import { useId } from 'react';
import { startTexts } from '../catalogue/index.ts';
import { FormEnd } from './form-pieces.tsx';
import { type FormProps, useStartForm } from './use-start-form.ts';

/** A part in the language of the menus. */
export interface PartChoice {
  name: PartName;
  label: string;
  hint: string;
}

/** Which parts there are; what is off keeps its content. */
export function PartsForm({
  choices,
  wanted,
  ...props
}: FormProps & { choices: readonly PartChoice[]; wanted: readonly PartName[] }) {
  const texts = startTexts[props.language];
  const id = useId();
  const step = useStartForm('parts', { wanted: [...wanted] }, props);
  const { change, form } = step;
  return (
    <form className="start-form" noValidate onSubmit={step.save}>
      <fieldset className="start-parts">
        <legend>{texts.wanted}</legend>
        {choices.map(({ hint, label, name }) => {
          const isWanted = form.wanted.includes(name);
          return (
            <div key={name} className="start-parts__part">
              <input
                aria-describedby={`${id}-${name}-hint`}
                checked={isWanted}
                id={`${id}-${name}`}
                onChange={() =>
                  change({ wanted: isWanted ? form.wanted.filter((one) => one !== name) : [...form.wanted, name] })
                }
                type="checkbox"
              />
              <label htmlFor={`${id}-${name}`}>{label}</label>
              <p id={`${id}-${name}-hint`}>{hint}</p>
            </div>
          );
        })}
      </fieldset>
      <FormEnd form={step} language={props.language} />
    </form>
  );
}
