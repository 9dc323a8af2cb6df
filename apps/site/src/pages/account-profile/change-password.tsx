import { passwordLimits } from '@nasaq/contract';
import { AccountForm, PasswordField } from '../../account/index.ts';
import { useT } from '../../locale/translator.ts';
import { showToast } from '../../ui/toasts/show-toast.ts';

/** The present password proves that it is they who change it. */
export function ChangePassword() {
  const t = useT();
  return (
    <AccountForm
      name="change"
      submit={t('account.profile.change')}
      onDone={() => showToast({ text: t('account.profile.changed'), variant: 'success' })}
    >
      <PasswordField name="current" autoComplete="current-password" />
      <PasswordField
        name="new_password"
        autoComplete="new-password"
        hint={t('account.password.hint', { min: passwordLimits.min })}
      />
    </AccountForm>
  );
}
