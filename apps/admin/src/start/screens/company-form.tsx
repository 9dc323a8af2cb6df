'use client';

import { startTexts } from '../catalogue/index.ts';
import type { CompanyForm as Company } from '../start-api.ts';
import { BothFields, Field, FormEnd, wrongAt } from './form-pieces.tsx';
import { StepNotices } from './step-notices.tsx';
import { type FormProps, useStartForm } from './use-start-form.ts';

const texts = ['name', 'description', 'address'] as const;
const lines = { name: 1, description: 3, address: 2 };
const ways = [
  ['email', 'email'],
  ['phone', 'tel'],
] as const;

/** What the company is called and where it is found, in both languages at once. */
export function CompanyForm({ company, ...props }: FormProps & { company: Company }) {
  const { language } = props;
  const words = startTexts[language];
  const step = useStartForm('company', company, props);
  return (
    <form className="start-form" noValidate onSubmit={step.save}>
      <StepNotices language={language} step={step} />
      {texts.map((name) => (
        <BothFields
          key={name}
          label={words.fields[name]}
          language={language}
          lines={lines[name]}
          path={name}
          step={step}
        />
      ))}
      {ways.map(([name, type]) => (
        <Field
          key={name}
          disputed={step.disputed(name)}
          label={words.fields[name]}
          language={language}
          wrong={wrongAt(step, name, name === 'email' ? words.wrong.email : undefined)}
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              dir="ltr"
              onChange={({ target }) => step.set(name, target.value)}
              type={type}
              value={step.form[name]}
            />
          )}
        </Field>
      ))}
      <FormEnd form={step} language={language} />
    </form>
  );
}
