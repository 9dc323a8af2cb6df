import type { Question } from '@nasaq/contract';

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
