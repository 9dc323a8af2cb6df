'use client';

import { type Locale, localeInfo, locales } from '@nasaq/contract';
import { startTexts } from '../catalogue/index.ts';
import type { CompanyForm as Company } from '../start-api.ts';
import { Field, FormEnd } from './form-pieces.tsx';
import { type FormProps, useStartForm } from './use-start-form.ts';

const texts = ['name', 'description', 'address'] as const;
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
      {texts.map((name) =>
        locales.map((locale) => (
          <Field
            key={`${name}-${locale}`}
            label={`${words.fields[name]} (${words.languages[locale]})`}
            wrong={wrong.has(`${name}.${locale}`) && words.wrong[name === 'address' ? 'long' : 'needed']}
          >
            {(control) => {
              const shared = {
                ...control,
                dir: localeInfo[locale].dir,
                lang: locale,
                value: form[name][locale],
                onChange: ({ target }: { target: { value: string } }) =>
                  change({ [name]: { ...form[name], [locale]: target.value } as Record<Locale, string> }),
              };
              return name === 'name' ? (
                <input autoComplete="off" {...shared} />
              ) : (
                <textarea rows={name === 'address' ? 2 : 3} {...shared} />
              );
            }}
          </Field>
        )),
      )}
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
