import { useT } from '../../locale/translator.ts';
import { Pattern } from '../../ui/pattern.tsx';
import { Numeral, Section } from '../../ui/section.tsx';
import './craft.css';

const stages = ['circles', 'polygons', 'lines', 'tiles'] as const;
const drawn = { type: 'companies', key: 'pattern' } as const;

/** One corner of one pattern after each of the four stages it is drawn through, from the compasses to the cut tiles. */
export function Craft() {
  const t = useT();
  return (
    <Section title={t('about.craft.title')} lead={t('about.craft.lead')} ground="sunk" className="craft">
      <ol className="craft__stages">
        {stages.map((stage, index) => (
          <li key={stage} className="craft__stage">
            <Pattern
              of={drawn}
              ratio="sketch"
              part={`.sketch-${(index + 1) as 1 | 2 | 3 | 4}`}
              className="craft__art"
            />
            <Numeral value={index + 1} className="craft__numeral" />
            <h3 className="craft__name">{t(`about.craft.${stage}.title`)}</h3>
            <p className="craft__text">{t(`about.craft.${stage}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
