import { useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ExplorePages } from './explore-pages.tsx';
import { ExploreSection } from './explore-section.tsx';
import type { loader } from './loader.ts';

/** The index of the whole site; without JavaScript it is also where the menu button leads. */
export function Component() {
  const t = useT();
  const { sections } = useModel<typeof loader>();
  return (
    <>
      <PageHeader title={t('titles.explore')} lead={t('explore.lead')} trail={[{ title: t('titles.explore') }]} />
      <div className="wrap explore">
        {sections.map((section, index) => (
          <ExploreSection key={section.type} number={index + 1} {...section} />
        ))}
        <ExplorePages number={sections.length + 1} />
      </div>
    </>
  );
}
