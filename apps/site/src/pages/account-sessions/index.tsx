import { AccountPage } from '../../account/index.ts';
import { usePostedForm } from '../../forms/index.ts';
import { useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EndSession } from './end-session.tsx';
import type { loader } from './loader.ts';
import { SessionRow } from './session-row.tsx';

/** Where somebody is signed in, and how to end that. */
export function Component() {
  const t = useT();
  const { name, sessions, done } = useModel<typeof loader>();
  const posted = usePostedForm();
  return (
    <AccountPage title={t('account.sessions.title')} lead={t('account.sessions.lead')} name={name}>
      {done && !posted && <Notice tone="success">{t('account.sessions.ended')}</Notice>}
      <ul className="sessions">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <EndSession id="others" submit={t('account.sessions.others')} look={{ variant: 'secondary', size: 'base' }} />
      ) : (
        <p className="account-note">{t('account.sessions.only')}</p>
      )}
    </AccountPage>
  );
}
