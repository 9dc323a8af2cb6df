import { fieldLabel, paths, statusCodeLimits } from '@nasaq/contract';
import { StatusField, StatusPage, type StatusProblem } from '../../forms/index.ts';
import { useLocale, useT } from '../../locale/translator.ts';
import { Bdi } from '../../ui/bdi.tsx';
import { TextLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface Props {
  reference: string;
  /** A code has been asked for; whether one was mailed is told to nobody. */
  sent: boolean;
  problem: StatusProblem | null;
}

/** Two questions on one page: whether to mail a code, and which it is. */
export function AskForCode({ reference, sent, problem }: Props) {
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
