import { type ReactNode, useId } from 'react';
import { ContactLines } from './contact-call.tsx';
import { PageHeader } from './page-header.tsx';

interface Props {
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
export function FormPage({ art, title, lead, aside, children, alternative, visit }: Props) {
  return (
    <>
      <PageHeader title={title} lead={lead} art={{ type: 'companies', key: art }} />
      <div className="wrap form-page">
        <div className="form-page__fields">{children}</div>
        <div className="form-page__aside">
          {aside}
          <section className="form-page__alternative">
            <h2>{alternative}</h2>
            <ContactLines />
          </section>
          {visit}
        </div>
      </div>
    </>
  );
}

/** Fields of a form that belong together, below a small title. */
export function FormGroup({ title, level = 2, children }: { title: string; level?: 2 | 3; children: ReactNode }) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className="form-group" aria-labelledby={id}>
      <Heading id={id} className="form-group__title">
        {title}
      </Heading>
      <div className="form-group__fields">{children}</div>
    </section>
  );
}
