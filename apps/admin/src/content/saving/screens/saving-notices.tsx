'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { useSyncExternalStore } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { Moment } from '../../../platform/staff/screens/moment.tsx';
import type { Saver } from './saver.ts';
import { savingTexts } from '../../catalogue/index.ts';

interface TroubleProps {
  /** Whether it is saved only when somebody asks for it. */
  isAsked?: boolean;
  saver: Pick<Saver, 'retry' | 'state' | 'subscribe'>;
}

/** Why what was typed is not saved, for as long as it is not. */
export function TroubleNotice({ isAsked = false, saver }: TroubleProps) {
  const { busy, trouble } = useSyncExternalStore(saver.subscribe, saver.state, saver.state);
  const { i18n, t } = useTranslation();
  const texts = savingTexts[interfaceLanguage(i18n)];
  if (!trouble || trouble.kind === 'conflict') return null;
  // What is wrong in a field is said there.
  if (isAsked && trouble.kind === 'refused' && !trouble.message) return null;
  return (
    <div className="saving-news saving-trouble" role="alert">
      <span>
        {trouble.instead
          ? fill(texts.signedInInstead, { person: trouble.instead })
          : (isAsked ? texts.notSavedAsked : texts.notSaved)[trouble.kind]}{' '}
        {trouble.message && <bdi>{trouble.message}</bdi>}
      </span>
      <div className="saving-actions">
        {trouble.kind === 'session' && (
          <Button
            buttonStyle="primary"
            el="anchor"
            margin={false}
            newTab
            size="small"
            url={trouble.instead ? '/admin/logout' : '/admin/login'}
          >
            {trouble.instead ? texts.signOut : texts.signIn}
          </Button>
        )}
        <Button buttonStyle="secondary" disabled={busy} margin={false} onClick={saver.retry} size="small">
          {busy ? t('general:saving') : texts.tryAgain}
        </Button>
      </div>
    </div>
  );
}

interface BroughtBackProps {
  at: string;
  close: () => void;
  /** Where it is not saved by itself: gives it up. */
  discard?: () => void;
  /** What the file was called that came with it. */
  file?: string;
}

export function BroughtBackNotice({ at, close, discard, file }: BroughtBackProps) {
  const { i18n, t } = useTranslation();
  const language = interfaceLanguage(i18n);
  const texts = savingTexts[language];
  return (
    <div className="saving-news" role="status">
      <span>
        {texts.broughtBack} <Moment language={language} value={at} />. {discard && texts.notYetSaved}{' '}
        {file && fill(texts.fileAgain, { file })}
      </span>
      <div className="saving-actions">
        {discard && (
          <Button buttonStyle="secondary" margin={false} onClick={discard} size="small">
            {texts.discard}
          </Button>
        )}
        <Button buttonStyle="secondary" margin={false} onClick={close} size="small">
          {t('general:close')}
        </Button>
      </div>
    </div>
  );
}
