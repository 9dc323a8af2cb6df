import { circle, heart, rays, squares, star } from '../construction.ts';
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

function ConstructionStage({ stage }) {
  const guide = (from) => (stage === from ? 'stage__line' : 'stage__guide');
  return (
    <svg viewBox="0 0 200 200" className="stage" aria-hidden="true">
      <circle {...circle} className={guide(1)} />
      {stage === 1 && <path d="M100 96v8M96 100h8" className="stage__line" />}
      {stage >= 2 && <path d={rays} className={guide(2)} />}
      {stage >= 3 && <path d={squares} className={guide(3)} />}
      {stage >= 4 && (
        <>
          <path d={star} className="stage__fill" />
          <path d={heart} className="stage__heart" />
        </>
      )}
    </svg>
  );
}
