'use client';

import { Button, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { AccountBans, AccountSessions, accountTexts, useAccount } from '../../accounts/screens/index.ts';
import { AccountRecords } from './account-records.tsx';

/** Below the fields of an account: its bans, its sessions, what was sent with it, and the mail with its link. */
export function AccountOverview() {
  const { id } = useDocumentInfo();
  // There is nothing yet to look at.
  return id === undefined ? null : <Overview id={id} />;
}

function Overview({ id }: { id: number | string }) {
  const { data, lastUpdateTime } = useDocumentInfo();
  const { i18n } = useTranslation();
  const language = interfaceLanguage(i18n);
  const texts = accountTexts[language];
  const { busy, error, overview, post } = useAccount(id, texts.unanswered, lastUpdateTime);
  return (
    <div className="account-overview">
      {error && (
        <p className="inbox-error" role="alert">
          {error}
        </p>
      )}
      <Button
        buttonStyle="secondary"
        disabled={busy}
        margin={false}
        onClick={() => void post('/invite', {}, texts.invited)}
        size="small"
        type="button"
      >
        {data?.password_set_at ? texts.mailLink : texts.invite}
      </Button>
      {overview ? (
        <>
          <AccountBans bans={overview.bans} language={language} />
          <AccountSessions busy={busy} language={language} onEnd={post} sessions={overview.sessions} />
          <AccountRecords language={language} records={overview.records} />
        </>
      ) : (
        !error && <p className="inbox-quiet">{texts.working}</p>
      )}
    </div>
  );
}
