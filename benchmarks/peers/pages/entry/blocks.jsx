/** A titled part of the text column; nothing where the entry leaves it empty. */
export function EntryPart({ id, title, shown, children }) {
  if (!shown) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export function TitledTexts({ items }) {
  return (
    <ul className="titled-texts">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3 className="titled-texts__title">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

export function CheckList({ items }) {
  return (
    <ul className="check-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

export function Faq({ questions }) {
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
