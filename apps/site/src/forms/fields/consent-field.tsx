import type { ReactNode } from 'react';
import { CheckboxField } from './checkbox-field.tsx';

/** A consent: the whole sentence that is agreed to, and never ticked beforehand. */
export function ConsentField({ name, children, hint }: { name: string; children: ReactNode; hint?: ReactNode }) {
  return (
    <CheckboxField name={name} hint={hint} className="field--consent">
      {children}
    </CheckboxField>
  );
}
