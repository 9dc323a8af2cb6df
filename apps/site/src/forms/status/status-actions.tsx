import { promisedDays, statusPath, workingDays, type SubmissionStatus } from '@nasaq/contract';
import { useFormat, useLocale, useT } from '../../locale/translator.ts';
import { Link } from '../../router/link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/buttons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { statusActions, type StatusAction } from './status-problem.ts';

interface Props {
  status: SubmissionStatus;
  /** The one that is being asked about. */
  confirm: StatusAction | null;
}

/** What an applicant can do: take the application back, have it deleted. Each asks first, and says what follows. */
export function StatusActions({ status, confirm }: Props) {
  const t = useT();
  const { date } = useFormat();
  const possible = { withdraw: status.mayWithdraw, deletion: status.mayAskForDeletion };
  const days = workingDays(promisedDays.deletion, useLocale());
  const { deletionAskedAt } = status;
  const open = statusActions.filter((action) => possible[action]);
  if (open.length === 0 && !deletionAskedAt) return null;
  return (
    <section className="status-actions" aria-labelledby="actions">
      <h2 id="actions">{t('status.actions')}</h2>
      {deletionAskedAt && <Notice>{t('status.deletion_asked', { date: date(deletionAskedAt), days })}</Notice>}
      {confirm && possible[confirm] ? (
        <Confirm action={confirm} status={status} />
      ) : (
        open.map((action) => (
          <div key={action} className="status-action">
            <p>{t(`status.${action}.text`)}</p>
            <Link
              to={`${statusPath(status.reference, status.statusKey)}&confirm=${action}`}
              replace
              preload={false}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t(`status.${action}.ask`)}
            </Link>
          </div>
        ))
      )}
    </section>
  );
}

function Confirm({ action, status: { reference, statusKey } }: { action: StatusAction; status: SubmissionStatus }) {
  const t = useT();
  const days = workingDays(promisedDays.deletion, useLocale());
  return (
    <form method="post" className="status-confirm" aria-labelledby="confirm">
      <h3 id="confirm" tabIndex={-1} ref={takeFocus}>
        {t(`status.${action}.sure`)}
      </h3>
      <p>{t(`status.${action}.follows`, { days })}</p>
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="key" value={statusKey} />
      <div className="status-confirm__answers">
        <Button variant="danger">{t(`status.${action}.yes`)}</Button>
        <Link
          to={statusPath(reference, statusKey)}
          replace
          preload={false}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t(`status.${action}.no`)}
        </Link>
      </div>
    </form>
  );
}
