import { useId, type ReactNode } from 'react';

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
