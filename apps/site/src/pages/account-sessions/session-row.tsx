import type { AccountSession } from '@nasaq/contract';
import { Moment, useMoment } from '../../locale/moment.tsx';
import { useT } from '../../locale/translator.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { EndSession } from './end-session.tsx';

/** One device; the present one is left by signing out. */
export function SessionRow({ session: { id, device, startedAt, usedAt, current } }: { session: AccountSession }) {
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
