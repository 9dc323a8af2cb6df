import { ConstructionStage } from '../../../../apps/site/src/pages/home/hero.tsx';
import { Numeral } from '../shell/numeral.jsx';

export function Method({ steps }) {
  return (
    <ol className="method">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="method__step">
          <ConstructionStage stage={index + 1} />
          <Numeral value={index + 1} className="method__numeral" />
          <h3 className="method__title">{title}</h3>
          <p className="method__text">{text}</p>
        </li>
      ))}
    </ol>
  );
}
