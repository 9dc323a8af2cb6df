import { maxLinks } from '@nasaq/contract';
import type { ReactNode } from 'react';
import { FieldFrame, useField, useForm } from '../../forms/index.ts';
import { completeLinks } from './complete-links.ts';

/** Addresses, one a line. What is left out at their beginning is put there when the field is left, for everybody to see. */
export function LinksField({ hint }: { hint: ReactNode }) {
  const { store } = useForm();
  const field = useField<string | readonly string[]>('links', true);
  const text = typeof field.value === 'string' ? field.value : field.value.join('\n');

  function complete(): void {
    const whole = completeLinks(text);
    if (whole === text) return;
    field.setValue(whole);
    store.commit('links');
  }

  return (
    <FieldFrame field={field as never} hint={hint}>
      <textarea
        id={field.id}
        name="links"
        rows={Math.min(maxLinks, Math.max(2, text.split('\n').length))}
        dir="ltr"
        inputMode="url"
        spellCheck={false}
        className="control control--area control--links"
        value={text}
        onChange={(event) => field.setValue(event.target.value)}
        onBlur={complete}
        readOnly={field.disabled}
        aria-invalid={field.invalid || undefined}
        aria-describedby={field.describedBy}
      />
    </FieldFrame>
  );
}
