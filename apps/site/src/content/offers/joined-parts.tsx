import type { Part } from '@nasaq/contract';
import type { CSSProperties } from 'react';
import { useT } from '../../locale/translator.ts';
import { TitledTexts } from '../../ui/blocks.tsx';
import { Arrow } from '../../ui/buttons.tsx';
import { Numeral, Section } from '../../ui/section.tsx';
import { layOutParts } from './parts-layout.ts';
import './joined-parts.css';

/** The parts of a solution and how they join: a list whose drawing shows what it says. Nothing where there are none. */
export function JoinedParts({ parts }: { parts: Part[] }) {
  const t = useT();
  if (parts.length === 0) return null;
  const joined = parts.some(({ to }) => to.length > 0);
  return (
    <Section id="parts" title={t('solutions.parts')} lead={t('solutions.parts_lead')} ground="ink">
      {joined ? <Diagram parts={parts} /> : <TitledTexts items={parts} />}
    </Section>
  );
}

function Diagram({ parts }: { parts: Part[] }) {
  const { columns, rows, places, lines } = layOutParts(parts);
  return (
    <div className="parts" style={{ '--columns': columns, '--rows': 2 * rows } as CSSProperties}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="parts__lines" aria-hidden="true">
        {lines.map((line) => (
          <path key={line} d={line} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <ol className="parts__list">
        {parts.map((part, index) => (
          <li
            key={part.title}
            className="part"
            data-existing={part.existing || undefined}
            data-receives={parts.some(({ to }) => to.includes(index + 1)) || undefined}
            style={{ '--column': places[index]!.column + 1, '--row': places[index]!.start + 1 } as CSSProperties}
          >
            <PartText part={part} index={index} names={part.to.map((place) => parts[place - 1]!.title)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function PartText({ part, index, names }: { part: Part; index: number; names: string[] }) {
  const t = useT();
  const { title, text, existing, gives } = part;
  return (
    <div className="part__box">
      <p className="part__head">
        <Numeral value={index + 1} />
        {existing && <span className="part__existing">{t('solutions.existing')}</span>}
      </p>
      <h3 className="part__title">{title}</h3>
      <p className="part__text">{text}</p>
      {names.length > 0 && (
        <p className="part__gives">
          <Arrow />
          <span>
            {gives} {/* The drawing shows to whom. */}
            <span className="part__to hidden-visually-from-desktop">
              {t('solutions.to', { parts: names.join(t('solutions.and')) })}
            </span>
          </span>
        </p>
      )}
    </div>
  );
}
