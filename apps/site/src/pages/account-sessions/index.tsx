import type { AccountSession } from '@nasaq/contract';
import { AccountForm, AccountPage } from '../../account/index.ts';
import { usePostedForm } from '../../forms/index.ts';
import { Moment, useMoment } from '../../locale/moment.tsx';
import { useT } from '../../locale/translator.ts';
import { useModel, useRouter } from '../../router/context.tsx';
import { Bdi } from '../../ui/bdi.tsx';
import type { ButtonLook } from '../../ui/button-class.ts';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toasts/show-toast.ts';
import type { loader } from './loader.ts';

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

/** One device; the present one is left by signing out. */
function SessionRow({ session: { id, device, startedAt, usedAt, current } }: { session: AccountSession }) {
  const t = useT();
  const moment = useMoment();
  const name = device || t('account.sessions.device');
  return (
    <li className="session">
      <div>
        <h2 className="session__device">
          <Bdi dir="auto">{name}</Bdi>
          {current && <span className="session__current">{t('account.sessions.current')}</span>}
        </h2>
        <dl className="session__facts">
          <div>
            <dt>{t('account.sessions.used')}</dt>
            <dd>
              <Moment at={usedAt} />
            </dd>
          </div>
          <div>
            <dt>{t('account.sessions.started')}</dt>
            <dd>
              <Moment at={startedAt} />
            </dd>
          </div>
        </dl>
      </div>
      {!current && (
        <EndSession
          id={id}
          submit={t('account.sessions.end')}
          label={t('account.sessions.end_label', { device: name, date: moment(usedAt) })}
          look={{ variant: 'secondary', size: 'sm' }}
        />
      )}
    </li>
  );
}

interface Props {
  /** Of one session, or `others`. */
  id: string;
  submit: string;
  /** What the button is called where its text alone does not say which device it means. */
  label?: string;
  look: ButtonLook;
}

/** Ends one session, or all but the present one. */
function EndSession({ id, submit, label, look }: Props) {
  const t = useT();
  const { revalidate } = useRouter();

  function ended(): void {
    showToast({ text: t('account.sessions.ended'), variant: 'success' });
    void revalidate();
  }

  return (
    <AccountForm
      name="session"
      initial={{ id }}
      hidden={{ id }}
      submit={submit}
      label={label}
      look={look}
      onDone={ended}
    />
  );
}
