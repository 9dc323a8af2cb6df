import { useFormat, useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { EmptyList } from '../../ui/empty-list.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { EntryRow, Rows } from '../../ui/lists.tsx';
import type { loader } from './loader.ts';

/** The terms and notices, each with the date of its last revision. */
export function Component() {
  const t = useT();
  const { date } = useFormat();
  const { legals } = useModel<typeof loader>();
  return (
    <>
      <PageHeader
        title={t('titles.legal')}
        lead={t('legal.lead')}
        trail={[{ title: t('titles.legal') }]}
        art={{ type: 'legals', key: 'legals-list' }}
      />
      <div className="wrap plain-list">
        {legals.length === 0 ? (
          <EmptyList text={t('legal.empty')} />
        ) : (
          <Rows>
            {legals.map((legal, index) => (
              <EntryRow
                key={legal.key}
                type="legals"
                entry={legal}
                index={index + 1}
                side={t('legal.revised', { date: date(legal.revisedAt, 'short') })}
                level={2}
              />
            ))}
          </Rows>
        )}
      </div>
    </>
  );
}
