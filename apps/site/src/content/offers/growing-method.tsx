import type { Service } from '@nasaq/contract';
import type { CSSProperties } from 'react';
import { useT } from '../../locale/translator.ts';
import { CheckList } from '../../ui/blocks.tsx';
import { Pattern } from '../../ui/pattern.tsx';
import { Numeral } from '../../ui/section.tsx';
import './growing-method.css';

type Method = Pick<Service, 'key' | 'process' | 'deliverables'>;

/**
 * The steps of a service below the drawing that grows with them. Each step has its own stretch of one drawing: side by
 * side they are a band across the page, on phones each stands above its text.
 */
export function GrowingMethod({ offer: { key, process, deliverables } }: { offer: Method }) {
  const t = useT();
  return (
    <section className="growth">
      <div className="wrap">
        <h2 className="growth__title">{t('offers.process')}</h2>
      </div>
      <ol className="growth__steps" style={{ '--steps': process.length } as CSSProperties}>
        {process.map(({ title, text }, index) => {
          const handed = deliverables.filter(({ step }) => step === index + 1);
          return (
            <li key={title} className="growth__step" style={{ '--at': index } as CSSProperties}>
              <div className="growth__art">
                <Pattern of={{ type: 'services', key }} ratio="growth" eager={index === 0} />
              </div>
              <div className="growth__text">
                <Numeral value={index + 1} className="growth__numeral" />
                <h3 className="growth__name">{title}</h3>
                <p>{text}</p>
                {handed.length > 0 && (
                  <>
                    <p className="growth__label">{t('services.in_hands')}</p>
                    <CheckList items={handed.map((deliverable) => deliverable.text)} />
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
