import type { ReactNode } from 'react';
import { CheckList } from '../ui/check-list.tsx';
import { FormPage } from '../ui/form-page.tsx';

interface Props {
  /** What the line art in the head is drawn from. */
  art: string;
  title: string;
  lead: string;
  /** Beside the fields: a small title and short points. */
  points: { title: string; items: string[] };
  /** Title of the contact alternative. */
  alternative: string;
  children: ReactNode;
}

/** A page on the way into an account: what is inside or what helps, beside the few fields. */
export function GuestPage({ art, title, lead, points, alternative, children }: Props) {
  return (
    <FormPage
      art={art}
      title={title}
      lead={lead}
      alternative={alternative}
      aside={
        <section>
          <h2>{points.title}</h2>
          <CheckList items={points.items} />
        </section>
      }
    >
      {children}
    </FormPage>
  );
}
