import { useState } from 'react';
import { paths } from '@nasaq/contract';
import { AccountForm, GuestPage, usePostedAction } from '../../account/index.ts';
import { EmailField } from '../../forms/index.ts';
import { useT } from '../../locale/translator.ts';
import { useModel } from '../../router/context.tsx';
import { TextLink } from '../../ui/buttons.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { loader } from './loader.ts';

const points = ['wait', 'address', 'again'] as const;

/** Asks for the link with which a password is set; the answer is the same for every address. */
export function Component() {
  const t = useT();
  const model = useModel<typeof loader>();
  const posted = usePostedAction('forgotten');
  const [sent, setSent] = useState(model.sent && !posted);
  return (
    <GuestPage
      art="forgotten"
      title={t('account.forgotten.title')}
      lead={t('account.forgotten.lead')}
      points={{
        title: t('account.forgotten.next'),
        items: points.map((point) => t(`account.forgotten.item.${point}`)),
      }}
      alternative={t('account.forgotten.contact')}
    >
      <div className="account-notices" aria-live="polite">
        {sent && <Notice tone="success">{t('account.forgotten.sent')}</Notice>}
      </div>
      <AccountForm
        name="forgotten"
        sharesAddress
        submit={t('account.forgotten.submit')}
        onDone={() => setSent(true)}
        note={<TextLink to={paths.login}>{t('account.forgotten.back')}</TextLink>}
      >
        <EmailField autoComplete="username" />
      </AccountForm>
    </GuestPage>
  );
}
