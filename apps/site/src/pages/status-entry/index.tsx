import { fieldLabel, isolated } from '@nasaq/contract';
import { StatusField, StatusPage } from '../../forms/index.ts';
import { useLocale, useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { Button } from '../../ui/buttons.tsx';
import type { loader } from './loader.ts';

/** Asks for a reference. */
export function Component() {
  const t = useT();
  const locale = useLocale();
  const { typed, problem } = useModel<typeof loader>();
  return (
    <StatusPage title={t('titles.status_entry')} lead={t('status.lead')}>
      <form method="post" className="form status-form" noValidate>
        <StatusField
          name="reference"
          label={fieldLabel('reference', locale)}
          hint={t('status.reference_hint', { example: isolated('K7QM-4XRN', 'ltr') })}
          problem={problem && t(`status.problem.${problem}`)}
          defaultValue={typed}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={40}
        />
        <Button size="lg">{t('status.send_code')}</Button>
      </form>
    </StatusPage>
  );
}
