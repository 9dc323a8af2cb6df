import { apiBasePath, apiVersion, localePath, paths } from '@nasaq/contract';
import { AccountForm, AccountPage, AccountPart, PasswordField } from '../../account/index.ts';
import { useLocale, useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { useUser } from '../../session/index.ts';
import { CheckList } from '../../ui/blocks.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import type { loader } from './loader.ts';

const exportAddress = `${apiBasePath}account/export?v=${apiVersion}`;
const gone = ['account', 'sent', 'chats', 'devices'] as const;
const kept = ['orders', 'copies'] as const;

/** A copy of everything, and the end of the account. */
export function Component() {
  const t = useT();
  const locale = useLocale();
  const { name } = useModel<typeof loader>();
  const isBanned = useUser()?.ban.isBanned;
  const stays = isBanned ? ([...kept, 'ban'] as const) : kept;

  /** By a document of its own: nothing that this page knows of the account outlives it. */
  function leave(): void {
    window.location.assign(localePath(locale, `${paths.login}?done=deletion`));
  }

  return (
    <AccountPage title={t('account.data.title')} lead={t('account.data.lead')} name={name}>
      <AccountPart title={t('account.data.copy')}>
        <p className="account-note">{t('account.data.copy_text')}</p>
        <p>
          <a href={exportAddress} download className={buttonClass({ variant: 'secondary' })}>
            {t('account.data.download')}
          </a>
        </p>
      </AccountPart>
      <AccountPart title={t('account.data.delete')}>
        <p className="account-note">{t('account.data.delete_text')}</p>
        <div className="account-fate">
          <section>
            <h3>{t('account.data.goes')}</h3>
            <CheckList items={gone.map((item) => t(`account.data.gone.${item}`))} />
          </section>
          <section>
            <h3>{t('account.data.stays')}</h3>
            <CheckList items={stays.map((item) => t(`account.data.kept.${item}`))} />
          </section>
        </div>
        <AccountForm name="deletion" submit={t('account.data.submit')} look={{ variant: 'danger' }} onDone={leave}>
          <PasswordField name="password" autoComplete="current-password" />
        </AccountForm>
      </AccountPart>
    </AccountPage>
  );
}
