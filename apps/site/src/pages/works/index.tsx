import { paths } from '@nasaq/contract';
import { OfferCall } from '../../content/offers/index.ts';
import { PagedList } from '../../content/paging/index.ts';
import { useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { WorkCovers } from '../../ui/work-covers.tsx';
import type { loader } from './loader.ts';

/** The portfolio as staggered covers, six at a time. */
export function Component() {
  const t = useT();
  const { works } = useModel<typeof loader>();
  return (
    <>
      <PageHeader title={t('titles.works')} lead={t('works.lead')} trail={[{ title: t('titles.works') }]} />
      <div className="wrap offers">
        <PagedList path={paths.works} list={works}>
          <WorkCovers works={works.data} level={2} eager />
        </PagedList>
      </div>
      <OfferCall />
    </>
  );
}
