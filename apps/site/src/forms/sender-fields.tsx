import type { ReactNode } from 'react';
import { TextField } from './fields/text-field.tsx';
import { PhoneField } from './phone/phone-field.tsx';

interface Props {
  /** What the address is for. */
  emailHint?: ReactNode;
  phoneHint?: ReactNode;
  asksCompany?: boolean;
}

/** Who sends a form, by the names that all forms give these fields: name, company where it matters, address and phone. */
export function senderFields({ emailHint, phoneHint, asksCompany = false }: Props): Record<string, ReactNode> {
  return {
    first_name: <FirstNameField />,
    last_name: <TextField name="last_name" autoComplete="family-name" className="field--half" />,
    ...(asksCompany ? { company: <TextField name="company" autoComplete="organization" /> } : {}),
    email: <EmailField hint={emailHint} />,
    phone: <PhoneField hint={phoneHint} />,
  };
}

export function FirstNameField() {
  return <TextField name="first_name" autoComplete="given-name" className="field--half" />;
}

interface EmailFieldProps {
  hint?: ReactNode;
  /** `username` where it is what somebody signs in with. */
  autoComplete?: 'email' | 'username';
  className?: string;
}

export function EmailField({ hint, autoComplete = 'email', className }: EmailFieldProps) {
  return (
    <TextField
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      dir="ltr"
      hint={hint}
      className={className}
    />
  );
}
