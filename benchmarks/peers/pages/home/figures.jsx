import { messages } from '../messages.js';

export function Figures({ company, figures }) {
  return (
    <section className="proof">
      <div className="wrap">
        <h2 className="hidden-visually">{messages.home.figures.replace('{name}', company)}</h2>
        <dl className="figures">
          {figures.map(({ value, label }) => (
            <div key={label} className="figure">
              <dt>{label}</dt>
              <dd>{withUnit(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function withUnit(value) {
  const [, number, unit] = value.match(/^([\d.,+−-]+\s?%?)\s+(.+)$/) ?? [];
  if (!unit) return value;
  return (
    <>
      {number} <span className="figure__unit">{unit}</span>
    </>
  );
}
