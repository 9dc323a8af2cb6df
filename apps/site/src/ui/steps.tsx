import type { TitledText } from '@nasaq/contract';
import { Numeral } from './numeral.tsx';

/** Steps of a process in their order, with numerals. */
export function Steps({ steps, level = 3 }: { steps: TitledText[]; level?: 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <ol className="steps">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="step">
          <Numeral value={index + 1} className="step__numeral" />
          <Heading className="step__title">{title}</Heading>
          <p className="step__text">{text}</p>
        </li>
      ))}
    </ol>
  );
}
