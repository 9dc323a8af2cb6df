import { type ReactNode, useId } from 'react';
import type { TitledText } from '@nasaq/contract';
import { useSiteData } from '../router/context.tsx';
import { Steps } from './blocks.tsx';
import { ContactLines } from './contact-call.tsx';
import { PageHeader } from './page-header.tsx';

interface FormPageProps {
  /** What the line art in the head is drawn from. */
  art: string;
  title: string;
  lead?: string;
  /** Beside the fields: why to write and what happens next. */
  aside: ReactNode;
  /** The form, or what stands in its place. */
  children: ReactNode;
  /** Title of the contact alternative (mail and phone) below the aside. */
  alternative: string;
  /** Below that: when and where to meet. */
  visit?: ReactNode;
}

/** A page around a form: reasons and contact alternative beside the fields on wide screens, after them on phones. */
export function FormPage({ art, title, lead, aside, children, alternative, visit }: FormPageProps) {
  const { email, phone } = useSiteData().general;
  return (
    <>
      <PageHeader title={title} lead={lead} art={{ type: 'companies', key: art }} />
      <div className="wrap form-page">
        <div className="form-page__fields">{children}</div>
        <div className="form-page__aside">
          {aside}
          {(email || phone) && (
            <section className="form-page__alternative">
              <h2>{alternative}</h2>
              <ContactLines />
            </section>
          )}
          {visit}
        </div>
      </div>
    </>
  );
}

/** Fields of a form that belong together, below a small title, which is said to whoever comes by Tab, too. */
export function FormGroup({ title, level = 2, children }: { title: string; level?: 2 | 3; children: ReactNode }) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <div role="group" className="form-group" aria-labelledby={id}>
      <Heading id={id} className="form-group__title">
        {title}
      </Heading>
      <div className="form-group__fields">{children}</div>
    </div>
  );
}

const stepNames = ['first', 'second', 'third'] as const;

interface NextStepsProps {
  title: string;
  /** What is so at this moment, above the steps. */
  now?: ReactNode;
  step: (name: (typeof stepNames)[number]) => TitledText;
  /** Below the steps. */
  children?: ReactNode;
}

/** What happens next to what is sent from a page, beside its fields. */
export function NextSteps({ title, now, step, children }: NextStepsProps) {
  return (
    <section>
      <h2>{title}</h2>
      {now}
      <Steps steps={stepNames.map(step)} />
      {children}
    </section>
  );
}
