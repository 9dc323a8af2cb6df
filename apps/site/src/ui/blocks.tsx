import { Fragment, type ReactNode } from 'react';
import type { TitledText, Question } from '@nasaq/contract';
import { WithArabic } from './bdi.tsx';
import { Numeral } from './section.tsx';

interface Fact {
  label: string;
  value: ReactNode;
}

/** A list of facts about an entry, label above value, hairlines between. Facts without a value are left out. */
export function Facts({ facts }: { facts: (Fact | false | null | undefined)[] }) {
  return (
    <dl className="facts">
      {facts.map(
        (fact) =>
          fact && (
            <Fragment key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}

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

/** A plain list of short points: deliverables, requirements, technologies in words. */
export function CheckList({ items }: { items: string[] }) {
  return (
    <ul className="check-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Benefits, features, values: a short title and a few sentences each, in two columns on wide screens. */
export function TitledTexts({ items, level = 3 }: { items: TitledText[]; level?: 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className="titled-texts">
      {items.map(({ title, text }) => (
        <li key={title}>
          <Heading className="titled-texts__title">{title}</Heading>
          <p>
            <WithArabic text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Questions that open to their answers; native, so it works without JavaScript and is found by the browser's search. */
export function Faq({ questions }: { questions: Question[] }) {
  return (
    <div className="faq">
      {questions.map(({ question, answer }) => (
        <details key={question} className="faq__item">
          <summary className="faq__question">
            <span>{question}</span>
            <svg viewBox="0 0 24 24" className="faq__sign" aria-hidden="true">
              <path d="M12 4v16M4 12h16" fill="none" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </summary>
          <p className="faq__answer">{answer}</p>
        </details>
      ))}
    </div>
  );
}
