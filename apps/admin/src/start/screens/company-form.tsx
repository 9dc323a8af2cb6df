'use client';

import { startTexts } from '../catalogue/index.ts';
import type { CompanyForm as Company } from '../start-api.ts';
import { BothFields, Field, FormEnd } from './form-pieces.tsx';
import { type FormProps, useStartForm } from './use-start-form.ts';

const texts = ['name', 'description', 'address'] as const;
const lines = { name: 1, description: 3, address: 2 };
const ways = [
  ['email', 'email'],
  ['phone', 'tel'],
] as const;

/** What the company is called and where it is found, in both languages at once. */
export function CompanyForm({ company, ...props }: FormProps & { company: Company }) {
  const words = startTexts[props.language];
  const step = useStartForm('company', company, props);
  const { change, form, wrong } = step;
  return (
    <form className="start-form" noValidate onSubmit={step.save}>
      {texts.map((name) => (
        <BothFields
          key={name}
          label={words.fields[name]}
          language={props.language}
          lines={lines[name]}
          onChange={(value) => change({ [name]: value })}
          value={form[name]}
          wrong={(locale) => wrong.has(`${name}.${locale}`) && words.wrong[name === 'address' ? 'long' : 'needed']}
        />
      ))}
      {ways.map(([name, type]) => (
        <Field key={name} label={words.fields[name]} wrong={wrong.has(name) && words.wrong[name]}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              dir="ltr"
              onChange={({ target }) => change({ [name]: target.value })}
              type={type}
              value={form[name]}
            />
          )}
        </Field>
      ))}
      <FormEnd form={step} language={props.language} />
    </form>
  );
}
