'use client';

import { Button, useConfig, useTranslation } from '@payloadcms/ui';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { staffTexts } from '../catalogue/index.ts';
import type { SignInStep } from '../sign-in-step.ts';
import { FormRefusal, NewPasswordInputs, newPassword, signInWith, useCredentialsForm } from './credentials-form.tsx';
import { EnrolStep } from './enrol-step.tsx';
import { SecondStep } from './second-step.tsx';
import { Step } from './step.tsx';

interface Props {
  /** Asked for next; nobody is left in a step that is over. */
  onStep: (step: SignInStep | null) => void;
  step: SignInStep;
  to: string;
}

/** What stands between the right password and the session. */
export function NextStep({ step, ...props }: Props) {
  const restart = () => props.onStep(null);
  if (step.kind === 'second') return <SecondStep {...props} onRestart={restart} step={step} />;
  if (step.kind === 'enrol') return <EnrolStep onRestart={restart} to={props.to} />;
  return <OwnPasswordStep {...props} />;
}

/** The password that was made for the first sign-in gives way to one of their own. */
function OwnPasswordStep({ onStep, to }: Omit<Props, 'step'>) {
  const language = interfaceLanguage(useTranslation().i18n);
  const { config } = useConfig();
  const texts = staffTexts[language];
  const address = `${config.routes.api}/users/sign-in/password`;
  const { busy, errorAt, form, onSubmit, refusal } = useCredentialsForm({
    fields: newPassword,
    language,
    send: async ({ password, repeated }) =>
      password === repeated
        ? signInWith({ address, body: { password }, fields: newPassword, language })
        : { refusal: { field: 'repeated', message: texts.ownPassword.different } },
    onStep,
    to,
  });
  return (
    <Step lead={texts.ownStep.lead} onRestart={() => onStep(null)} title={texts.ownStep.title}>
      <form className="inbox-form staff-credentials-form" method="post" noValidate onSubmit={onSubmit} ref={form}>
        <NewPasswordInputs errorAt={errorAt} language={language} />
        <FormRefusal language={language} refusal={refusal} />
        <Button buttonStyle="primary" disabled={busy} margin={false} size="large" type="submit">
          {busy ? texts.working : texts.ownPassword.set}
        </Button>
      </form>
    </Step>
  );
}
