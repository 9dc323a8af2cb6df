import type { ReactNode, InputHTMLAttributes } from 'react';
import { useT } from '../../locale/translator.ts';
import { Steps } from '../../ui/blocks.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { fieldId } from '../core/form-values.ts';
import '../../styles/forms.css';

const steps = ['reference', 'code', 'state'] as const;

/** The way to the state of what one has sent: how it goes, beside the field of the moment. */
export function StatusPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const t = useT();
  return (
    <FormPage
      art="status"
      title={title}
      lead={lead}
      alternative={t('status.direct')}
      aside={
        <section>
          <h2>{t('status.how')}</h2>
          <Steps
            steps={steps.map((step) => ({
              title: t(`status.step.${step}.title`),
              text: t(`status.step.${step}.text`),
            }))}
          />
        </section>
      }
    >
      {children}
    </FormPage>
  );
}

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  name: 'reference' | 'code';
  label: string;
  hint?: ReactNode;
  problem?: string | null;
}

/** The one field of a form of the status pages; its form posts to the site's server, with and without JavaScript. */
export function StatusField({ name, label, hint, problem, ...input }: Props) {
  const id = fieldId(name);
  const described = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`field ${problem ? 'field--invalid' : ''}`}>
      <label htmlFor={id} className="field__label">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="field__hint">
          {hint}
        </p>
      )}
      <input
        {...input}
        id={id}
        name={name}
        type="text"
        dir="ltr"
        required
        spellCheck={false}
        // The answer to a post is a new page: without this its reader would not know that something is wrong.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={Boolean(problem)}
        className="control status-control"
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
      />
      <p id={`${id}-error`} className="field__error" role={problem ? 'alert' : undefined}>
        {problem}
      </p>
    </div>
  );
}
