import { stateLabel, type SubmissionStatus } from '@nasaq/contract';
import { useMoment } from '../../locale/moment.tsx';
import { useT } from '../../locale/use-t.ts';
import { useTranslator } from '../../locale/use-translator.ts';

/** What happened, newest first; notes stand in the language they were written in. */
export function StatusHistory({ status: { kind, history } }: { status: SubmissionStatus }) {
  const t = useT();
  const { locale } = useTranslator();
  const moment = useMoment();
  return (
    <ol className="history">
      {history.toReversed().map(({ at, by, state, note }, index) => (
        <li key={`${at} ${state}`} className="history__event">
          <time dateTime={at} className="history__date">
            {moment(at)}
          </time>
          <div>
            <p className="history__what">
              {by === 'sender' && index === history.length - 1 ? (
                t('status.sent')
              ) : by === 'sender' && state === 'withdrawn' ? (
                t('status.withdrawn')
              ) : (
                <>
                  {state === null ? t('status.note') : stateLabel(kind, state, locale)}
                  <span className="history__by"> {t(`status.by.${by}`)}</span>
                </>
              )}
            </p>
            {note && (
              <p className="history__note" dir="auto">
                {note}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
