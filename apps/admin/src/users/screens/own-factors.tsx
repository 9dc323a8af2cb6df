'use client';

import { pluralText, type Locale } from '@nasaq/contract';
import { Button, toast, useAuth, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { BoardTable } from '../../platform/staff/screens/board-table.tsx';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import { staffTexts } from '../catalogue/index.ts';
import type { OwnFactors } from '../own-factors.ts';
import { ColleagueFactor } from './colleague-factor.tsx';
import { CredentialInput } from './credentials-form.tsx';
import { FactorDialog } from './factor-dialog.tsx';
import { hasPasskeys } from './passkey-calls.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpApp } from './set-up-app.tsx';
import { useOwnFactors } from './use-own-factors.ts';

/** In one's own account what one signs in with besides the password; in a colleague's the way to take theirs away. */
export function SecondFactor() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const language = interfaceLanguage(useTranslation().i18n);
  if (id === undefined || !user) return null;
  return String(user.id) === String(id) ? <Own language={language} /> : <ColleagueFactor id={id} language={language} />;
}

function Own({ language }: { language: Locale }) {
  const texts = staffTexts[language].factors;
  const { config } = useConfig();
  const { ask, app, codes, error, factors, forgetCodes, makePasskey, setUp } = useOwnFactors(language);
  if (!factors) return null;
  const isProtected = factors.app || factors.passkeys.length > 0;
  const button = (label: string, act: () => void) => (
    <Button buttonStyle="secondary" margin={false} onClick={act} size="small" type="button">
      {label}
    </Button>
  );
  const removed = () => toast.success(texts.done.removed);
  return (
    <section aria-labelledby="own-factors" className="board staff-sessions">
      <header>
        <h2 id="own-factors">{texts.title}</h2>
      </header>
      <p>{isProtected ? texts.lead : texts.none}</p>
      {factors.required && <p>{texts.required}</p>}
      {error && (
        <p className="inbox-error" role="alert">
          {error}
        </p>
      )}
      <h3>{texts.app}</h3>
      <div className="staff-link">
        {button(factors.app ? texts.newApp : texts.addApp, () => void setUp.begin())}
        {factors.app && button(texts.removeApp, () => void ask('/app/remove', {}, removed))}
      </div>
      {app && (
        <FactorDialog onClose={setUp.cancel} title={factors.app ? texts.newApp : texts.addApp}>
          <SetUpApp
            address={`${config.routes.api}/users/own-factors/app/confirm`}
            app={app}
            cancel={{ label: staffTexts[language].ownPassword.cancel, act: setUp.cancel }}
            language={language}
            onDone={setUp.done}
          />
        </FactorDialog>
      )}
      {codes && (
        <FactorDialog onClose={forgetCodes} title={texts.recoveryTitle}>
          <RecoveryCodes codes={codes} language={language} onStored={forgetCodes} />
        </FactorDialog>
      )}
      <h3>{texts.passkeys}</h3>
      <Passkeys
        factors={factors}
        language={language}
        onAdd={makePasskey}
        onRemove={(id) => void ask('/passkey/remove', { id }, removed)}
      />
      {isProtected && (
        <>
          <h3>{texts.recovery}</h3>
          <p>{pluralText(texts.left, factors.recovery, language, String(factors.recovery))}</p>
          <div className="staff-link">{button(texts.newRecovery, () => void ask('/recovery', {}))}</div>
        </>
      )}
    </section>
  );
}

interface PasskeysProps {
  factors: OwnFactors;
  language: Locale;
  onAdd: (name: string) => Promise<boolean>;
  onRemove: (id: number) => void;
}

function Passkeys({ factors, language, onAdd, onRemove }: PasskeysProps) {
  const texts = staffTexts[language].factors;
  const [name, setName] = useState('');
  if (!hasPasskeys()) return <p className="inbox-quiet">{texts.unsupported}</p>;
  return (
    <>
      {factors.passkeys.length > 0 && (
        <BoardTable actions={texts.removePasskey} headings={[texts.passkeys, texts.added, texts.used]}>
          {factors.passkeys.map(({ addedAt, id, name: called, usedAt }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{called || texts.unnamed}</bdi>
              </th>
              <td>
                <Moment language={language} value={addedAt} />
              </td>
              <td>{usedAt ? <Moment language={language} value={usedAt} /> : texts.never}</td>
              <td>
                <Button
                  aria-label={fill(texts.removePasskeyLabel, { name: called || texts.unnamed })}
                  buttonStyle="secondary"
                  margin={false}
                  onClick={() => onRemove(id)}
                  size="small"
                  type="button"
                >
                  {texts.removePasskey}
                </Button>
              </td>
            </tr>
          ))}
        </BoardTable>
      )}
      <div className="staff-credentials-form staff-passkey">
        <CredentialInput
          autoComplete="off"
          error={null}
          hint={texts.passkeyNameHint}
          label={texts.passkeyName}
          name="passkey_name"
          onChange={({ target }) => setName(target.value)}
          type="text"
          value={name}
        />
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => void onAdd(name).then((added) => added && setName(''))}
          size="small"
          type="button"
        >
          {texts.addPasskey}
        </Button>
      </div>
    </>
  );
}
