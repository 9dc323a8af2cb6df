import { Pattern } from '../shell/pattern.jsx';
import { messages } from '../messages.js';
import { Numeral } from '../shell/numeral.jsx';
import { CheckList } from './blocks.jsx';

/** The steps below the drawing that grows with them, each with what it ends in. */
export function Method({ offer: { key, process, deliverables } }) {
  return (
    <section className="growth" aria-labelledby="process">
      <div className="wrap">
        <h2 id="process" className="growth__title">
          {messages.offers.process}
        </h2>
      </div>
      <ol className="growth__steps" style={{ '--steps': process.length }}>
        {process.map(({ title, text }, index) => (
          <li key={title} className="growth__step" style={{ '--at': index }}>
            <div className="growth__art">
              <Pattern of={{ type: 'services', key }} ratio="growth" eager={index === 0} />
            </div>
            <div className="growth__text">
              <Numeral value={index + 1} className="growth__numeral" />
              <h3 className="growth__name">{title}</h3>
              <p>{text}</p>
              <Handed deliverables={deliverables.filter(({ step }) => step === index + 1)} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Handed({ deliverables }) {
  if (deliverables.length === 0) return null;
  return (
    <>
      <p className="growth__label">{messages.services.in_hands}</p>
      <CheckList items={deliverables.map(({ text }) => text)} />
    </>
  );
}
