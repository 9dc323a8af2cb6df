import { Numeral } from '../shell/numeral.jsx';

export function Steps({ steps }) {
  return (
    <ol className="steps">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="step">
          <Numeral value={index + 1} className="step__numeral" />
          <h3 className="step__title">{title}</h3>
          <p className="step__text">{text}</p>
        </li>
      ))}
    </ol>
  );
}
