import type { Figure } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { Figures } from '../../ui/section.tsx';

/** Four figures under the statement. */
export function Proof({ figures }: { figures: Figure[] }) {
  const t = useT();
  return (
    <section className="proof">
      <div className="wrap">
        <h2 className="hidden-visually">{t('home.figures')}</h2>
        <Figures figures={figures} />
      </div>
    </section>
  );
}
