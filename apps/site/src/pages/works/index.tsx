import { paths } from '@nasaq/contract';
import { OfferCall } from '../../content/offers/index.ts';
import { PagedList } from '../../content/paging/index.ts';
import { useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { EmptyList } from '../../ui/empty-list.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { WorkCovers } from '../../ui/work-covers.tsx';
import { workQuery } from './filter-works.ts';
import type { loader } from './loader.ts';
import { WorkFilter } from './work-filter.tsx';
import './works.css';

/** The portfolio as staggered covers, six at a time; its head is what it can be narrowed by. */
export function Component() {
  const t = useT();
  const { choices, filter, total, works } = useModel<typeof loader>();
  const isEmpty = works.meta.total === 0 && filter.industry === null && filter.service === null;
  return (
    <>
      <PageHeader title={t('titles.works')} lead={t('works.lead')} trail={[{ title: t('titles.works') }]}>
        {!isEmpty && <WorkFilter filter={filter} choices={choices} total={total} />}
      </PageHeader>
      <div className="wrap wrap--full offers">
        {isEmpty && <EmptyList text={t('works.empty')} />}
        {!isEmpty && works.meta.total === 0 && (
          <EmptyList text={t('works.none')} to={paths.works} link={t('works.all')} />
        )}
        {works.meta.total > 0 && (
          <PagedList path={paths.works + workQuery(filter)} list={works}>
            <WorkCovers works={works.data} level={2} eager />
          </PagedList>
        )}
      </div>
      <OfferCall />
    </>
  );
}
