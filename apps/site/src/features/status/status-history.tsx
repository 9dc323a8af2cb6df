import { stateLabel, type SubmissionStatus } from '@nasaq/contract';
import { dateFormat } from '../locale/formatters.ts';
import { useT } from '../locale/use-t.ts';
import { useTranslator } from '../locale/use-translator.ts';

/** What happened, newest first; notes stand in the language they were written in. */
export function StatusHistory({ status: { kind, history } }: { status: SubmissionStatus }) {
  const t = useT();
  const { locale, tag } = useTranslator();
  const moment = dateFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Africa/Cairo' });
  return (
    <ol className="history">
      {history.toReversed().map(({ at, by, state, note }) => (
        <li key={`${at} ${state}`} className="history__event">
          <time dateTime={at} className="history__date">
            {moment.format(new Date(at))}
          </time>
          <div>
            <p className="history__what">
              {state === null ? t('status.note') : stateLabel(kind, state, locale)}
              <span className="history__by"> {t(`status.by.${by}`)}</span>
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
