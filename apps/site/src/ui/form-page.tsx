import type { ReactNode } from 'react';
import { ContactLines } from './contact-lines.tsx';
import { PageHeader } from './page-header.tsx';

interface Props {
  title: string;
  lead?: string;
  /** Beside the fields: why to write and what happens next. */
  aside: ReactNode;
  /** The form, or what stands in its place. */
  children: ReactNode;
  /** Title of the contact alternative (mail and phone) below the aside. */
  alternative: string;
}

/** A page around a form: reasons and contact alternative beside the fields on wide screens, after them on phones. */
export function FormPage({ title, lead, aside, children, alternative }: Props) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className="wrap form-page">
        <div className="form-page__fields">{children}</div>
        <div className="form-page__aside">
          {aside}
          <section className="form-page__alternative">
            <h2>{alternative}</h2>
            <ContactLines />
          </section>
        </div>
      </div>
    </>
  );
}
