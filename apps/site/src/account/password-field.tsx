import { useState, type ReactNode } from 'react';
import { FieldFrame, useField } from '../forms/index.ts';
import { useT } from '../locale/translator.ts';
import { useEnhanced } from '../ui/use-enhanced.ts';

interface Props {
  name: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
}

/** A password, and a button that shows what was typed. */
export function PasswordField({ name, autoComplete, hint }: Props) {
  const t = useT();
  const field = useField(name, Boolean(hint));
  const enhanced = useEnhanced();
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame field={field} hint={hint}>
      <span className="password">
        <input
          type={shown ? 'text' : 'password'}
          id={field.id}
          name={name}
          className="control"
          dir="ltr"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={field.value}
          onChange={(event) => field.setValue(event.target.value)}
          required={field.required}
          readOnly={field.disabled}
          aria-invalid={field.invalid || undefined}
          aria-describedby={field.describedBy}
        />
        {enhanced && (
          <button
            type="button"
            className="password__show"
            aria-controls={field.id}
            aria-label={t(shown ? 'account.password.hide_label' : 'account.password.show_label', {
              field: field.label,
            })}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'account.password.hide' : 'account.password.show')}
          </button>
        )}
      </span>
    </FieldFrame>
  );
}
