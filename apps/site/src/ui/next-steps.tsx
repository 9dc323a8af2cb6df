import type { TitledText } from '@nasaq/contract';
import type { ReactNode } from 'react';
import { Steps } from './blocks.tsx';

const names = ['first', 'second', 'third'] as const;

interface Props {
  title: string;
  /** What is so at this moment, above the steps. */
  now?: ReactNode;
  step: (name: (typeof names)[number]) => TitledText;
  /** Below the steps. */
  children?: ReactNode;
}

/** What happens next to what is sent from a page, beside its fields. */
export function NextSteps({ title, now, step, children }: Props) {
  return (
    <section>
      <h2>{title}</h2>
      {now}
      <Steps steps={names.map(step)} />
      {children}
    </section>
  );
}
