import { useId, type ReactNode } from 'react';

/** A part of an account page below its own title. */
export function AccountPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="account-part" aria-labelledby={id}>
      <h2 id={id} className="account-part__title">
        {title}
      </h2>
      {children}
    </section>
  );
}
