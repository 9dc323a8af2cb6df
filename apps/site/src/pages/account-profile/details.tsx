import { locales } from '@nasaq/contract';
import { AccountForm } from '../../account/index.ts';
import { PhoneField, SelectField, TextField } from '../../forms/index.ts';
import { useT } from '../../locale/translator.ts';
import { useRouter, useModel } from '../../router/context.tsx';
import { useAuth } from '../../session/index.ts';
import { showToast } from '../../ui/toasts/show-toast.ts';
import type { loader } from './loader.ts';

/** Name, phone, language of mails. */
export function Details() {
  const t = useT();
  const { name, country, number, mailLocale } = useModel<typeof loader>();
  const { fetchUser } = useAuth();
  const { revalidate } = useRouter();

  function saved(): void {
    showToast({ text: t('account.profile.saved'), variant: 'success' });
    void fetchUser();
    void revalidate();
  }

  return (
    <AccountForm
      name="profile"
      initial={{ name, phone_country: country, phone: number, locale: mailLocale }}
      submit={t('account.profile.submit')}
      onDone={saved}
    >
      <TextField name="name" autoComplete="name" />
      <PhoneField />
      <SelectField
        name="locale"
        placeholder={t('account.profile.choose')}
        choices={locales.map((locale) => ({ value: locale, label: t(`account.profile.language.${locale}`) }))}
      />
    </AccountForm>
  );
}
