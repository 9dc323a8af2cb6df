import { AccountPage } from '../../account/index.ts';
import { useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import type { loader } from './loader.ts';
import { RecordList } from './record-list.tsx';

/** What somebody has sent us, and where it stands. */
export function Component() {
  const t = useT();
  const { name, groups } = useModel<typeof loader>();
  return (
    <AccountPage title={t('titles.account')} lead={t('account.records.lead')} name={name}>
      {groups.map((group) => (
        <RecordList key={group.name} group={group} />
      ))}
    </AccountPage>
  );
}
