import {
  fieldLabel,
  kindLabels,
  paths,
  stateLabel,
  statusCodeLimits,
  type SubmissionStatus,
  turnOf,
} from '@nasaq/contract';
import type { MessageKey } from '@nasaq/messages';
import {
  isFinal,
  type StatusAction,
  StatusActions,
  StatusField,
  StatusHistory,
  StatusPage,
  type StatusProblem,
  StatusTrack,
} from '../../forms/index.ts';
import { useFormat, useLocale, useT } from '../../locale/translator.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { Facts } from '../../ui/blocks.tsx';
import { Button, TextLink } from '../../ui/buttons.tsx';
import { EntryLayout } from '../../ui/entry.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

interface StatusViewProps {
  status: SubmissionStatus;
  confirm: StatusAction | null;
  done: StatusAction | null;
  problem: StatusProblem | null;
}

/** The state, large; its place on the way; what is known of it; what happened so far. */
export function StatusView({ status, confirm, done, problem }: StatusViewProps) {
  const t = useT();
  const locale = useLocale();
  const { date } = useFormat();
  const { kind, state, reference, title, receivedAt, updatedAt, email } = status;
  const day = (iso: string) => <time dateTime={iso}>{date(iso)}</time>;
  const turn = turnOf(kind, state);
  // Every state of every kind has its sentence.
  const meaning = t(
    `status.${isFinal(status) ? 'final' : 'open'}.${kind}.${state}` as Extract<
      MessageKey,
      'status.final.orders.closed'
    >,
  );
  return (
    <article>
      <PageHeader
        title={stateLabel(kind, state, locale)}
        lead={meaning}
        eyebrow={[kindLabels[kind][locale], <Bdi key="reference">{reference}</Bdi>]}
        trail={[{ title: t('titles.status_entry'), to: paths.status }, { title: reference }]}
      />
      <div className="wrap">
        <div className="status-notices">
          {done && <Notice tone="success">{t(`status.${done}.done`)}</Notice>}
          {problem && <Notice tone="danger">{t(`status.problem.${problem}`)}</Notice>}
        </div>
        <StatusTrack status={status} />
      </div>
      <EntryLayout
        aside={
          <Facts
            facts={[
              { label: t('status.about'), value: <Bdi dir="auto">{title}</Bdi> },
              { label: fieldLabel('reference', locale), value: <Bdi>{reference}</Bdi> },
              { label: t('status.received'), value: day(receivedAt) },
              { label: t('status.updated'), value: day(updatedAt) },
              turn !== null && { label: t('status.turn.label'), value: t(`status.turn.${turn}`) },
              email !== null && { label: fieldLabel('email', locale), value: <Bdi>{email}</Bdi> },
            ]}
          />
        }
      >
        <section>
          <h2>{t('status.history')}</h2>
          <StatusHistory status={status} />
        </section>
        <StatusActions status={status} confirm={confirm} />
        <p className="status-note">{t('status.keep')}</p>
      </EntryLayout>
    </article>
  );
}

interface AskForCodeProps {
  reference: string;
  /** A code has been asked for; whether one was mailed is told to nobody. */
  sent: boolean;
  problem: StatusProblem | null;
}

/** Two questions on one page: whether to mail a code, and which it is. */
export function AskForCode({ reference, sent, problem }: AskForCodeProps) {
  const t = useT();
  const locale = useLocale();
  const text = problem && t(`status.problem.${problem}`);
  const ofField = problem === 'code';
  return (
    <StatusPage title={t('status.code.title')} lead={t('status.code.lead')}>
      <p className="status-reference">
        {fieldLabel('reference', locale)} <Bdi>{reference}</Bdi>
      </p>
      {text && !ofField && <Notice tone="danger">{text}</Notice>}
      {sent && !problem && <Notice>{t('status.code.sent', { minutes: statusCodeLimits.minutes })}</Notice>}
      {(sent || ofField) && (
        <form method="post" className="form status-form" noValidate>
          <StatusField
            name="code"
            label={fieldLabel('code', locale)}
            hint={t('status.code.hint', { length: statusCodeLimits.length })}
            problem={ofField ? text : null}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={40}
          />
          <Button size="lg">{t('status.code.open')}</Button>
        </form>
      )}
      <form method="post" className="status-again">
        <input type="hidden" name="action" value="code" />
        <Button variant={sent || ofField ? 'secondary' : 'primary'} size={sent || ofField ? 'base' : 'lg'}>
          {t(sent || ofField ? 'status.code.again' : 'status.send_code')}
        </Button>
      </form>
      <p className="status-note">{t('status.code.no_mail')}</p>
      <TextLink to={paths.status}>{t('status.code.other')}</TextLink>
    </StatusPage>
  );
}
