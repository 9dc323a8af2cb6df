import type { TitledText } from '@nasaq/contract';
import { Numeral } from '../../ui/section.tsx';
import { ConstructionStage } from './construction-stage.tsx';

/** How we work, told beside the four stages of one construction. */
export function Method({ steps }: { steps: TitledText[] }) {
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
