import type { ClipboardEvent, ReactNode } from 'react';
import { FieldFrame } from '../core/field-frame.tsx';
import { useField, useForm } from '../core/use-field.ts';
import { CountryPicker } from './country-picker.tsx';
import { usePhoneLibrary } from './use-phone-library.ts';

/** `phone_country` and `phone`: a number in any digits, with the country that it is dialled in. */
export function PhoneField({ hint, className = '' }: { hint?: ReactNode; className?: string }) {
  const { store } = useForm();
  const country = useField('phone_country');
  const phone = useField('phone', Boolean(hint));
  const library = usePhoneLibrary();

  /** While typing only the flag follows; the number is left alone until it is complete. */
  function type(text: string): void {
    phone.setValue(text);
    if (library?.isInternational(text)) country.setValue(library.readNumber(text, country.value).country);
  }

  function tidy(text: string): void {
    const read = library?.readNumber(text, country.value);
    if (!read) return;
    country.setValue(read.country);
    phone.setValue(read.number);
    store.commit('phone');
  }

  /** Into an empty field, a whole number: it can be read at once. */
  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const text = event.clipboardData.getData('text/plain');
    if (!library?.isInternational(text) || event.currentTarget.value.trim() !== '') return;
    event.preventDefault();
    tidy(text);
  }

  function choose(code: string): void {
    country.setValue(code);
    store.commit('phone_country');
  }

  return (
    <FieldFrame field={phone as never} hint={hint} className={`field--phone ${className}`}>
      <span className="phone">
        <CountryPicker value={country.value} library={library} onChange={choose} />
        <input
          // A part of a number fills in fields of text only, by the rules of HTML.
          type="text"
          inputMode="tel"
          autoComplete="tel-national"
          dir="ltr"
          id={phone.id}
          name="phone"
          className="control phone__number"
          value={phone.value}
          onChange={(event) => type(event.target.value)}
          onBlur={(event) => event.target.value.trim() !== '' && tidy(event.target.value)}
          onPaste={paste}
          required={phone.required}
          readOnly={phone.disabled}
          aria-invalid={phone.invalid || undefined}
          aria-describedby={phone.describedBy}
        />
      </span>
    </FieldFrame>
  );
}
