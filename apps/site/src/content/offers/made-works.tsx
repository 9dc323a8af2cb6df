import { paths, type WorkSummary } from '@nasaq/contract';
import { useT } from '../../locale/translator.ts';
import { Section } from '../../ui/section.tsx';
import { WorkCovers } from '../../ui/work-covers.tsx';
import './made-works.css';

/** More would be a list of works, which has a page of its own. */
const shown = 4;

/** Works that were made with a service or in an industry; nothing where there are none. */
export function MadeWorks({ type, works }: { type: 'services' | 'industries'; works: WorkSummary[] }) {
  const t = useT();
  if (works.length === 0) return null;
  return (
    <Section
      title={t(`${type}.works`)}
      more={{ to: paths.works, text: t('offers.all_works') }}
      ground="ink"
      className="made"
    >
      <WorkCovers works={works.slice(0, shown)} />
    </Section>
  );
}
