import { useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { EmptyList } from '../../ui/empty-list.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EntryRow, Rows } from '../../ui/lists.tsx';
import type { loader } from './loader.ts';

/** The pages about the company. */
export function Component() {
  const t = useT();
  const { companies } = useModel<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('titles.company')}
        lead={t('company.lead')}
        trail={[{ title: t('titles.company') }]}
        art={{ type: 'companies', key: 'companies-list' }}
      />
      <div className="wrap plain-list">
        {companies.length === 0 ? (
          <EmptyList text={t('company.empty')} />
        ) : (
          <Rows>
            {companies.map((company, index) => (
              <EntryRow key={company.key} type="companies" entry={company} index={index + 1} level={2} />
            ))}
          </Rows>
        )}
      </div>
    </>
  );
}
