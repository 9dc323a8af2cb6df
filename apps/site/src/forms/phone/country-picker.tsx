import { fieldLabel, isolated } from '@nasaq/contract';
import { useId, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocale, useT } from '../../locale/translator.ts';
import { useEnhanced } from '../../ui/use-enhanced.ts';
import { CountryList } from './country-list.tsx';
import { Flag } from './flag.tsx';
import { NativeCountries } from './native-countries.tsx';
import type { PhoneLibrary } from './use-phone-library.ts';

interface Props {
  value: string;
  library: PhoneLibrary | null;
  onChange: (country: string) => void;
}

/** The chosen country; a press opens the list of all of them. */
export function CountryPicker({ value, library, onChange }: Props) {
  const locale = useLocale();
  const enhanced = useEnhanced();
  if (!enhanced) return <NativeCountries value={value} locale={locale} label={fieldLabel('phone_country', locale)} />;
  return <Picker value={value} library={library} onChange={onChange} />;
}

function Picker({ value, library, onChange }: Props) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  /** What the list begins with; `null` while it is closed. */
  const [opened, setOpened] = useState<string | null>(null);
  const countries = useMemo(() => library?.listCountries(locale) ?? [], [library, locale]);
  const chosen = countries.find(({ code }) => code === value);
  const callingCode = chosen?.callingCode ?? (value === 'EG' ? '20' : '');
  const open = opened !== null && library !== null;

  function close(): void {
    setOpened(null);
    button.current?.focus();
  }

  function choose(country: string): void {
    onChange(country);
    close();
  }

  function keyDown(event: KeyboardEvent): void {
    const letter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey && event.key !== ' ';
    if (!letter && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpened(letter ? event.key : '');
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOpened(null);
  }

  return (
    <span className="country" onBlur={leave}>
      <button
        ref={button}
        type="button"
        className="country__button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={t('forms.phone.country', {
          country: chosen?.name ?? countryName(value, locale),
          code: isolated(`+${callingCode}`, 'ltr'),
        })}
        onClick={() => setOpened(open ? null : '')}
        onKeyDown={keyDown}
      >
        <Flag country={value} />
        <bdi dir="ltr">{callingCode && `+${callingCode}`}</bdi>
        <svg className="country__arrow" viewBox="0 0 12 8" aria-hidden="true">
          <path d="m1 1.500 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.500" />
        </svg>
      </button>
      {open && (
        <CountryList
          id={id}
          countries={countries}
          find={library.findCountries}
          value={value}
          typed={opened}
          onChoose={choose}
          onClose={close}
        />
      )}
    </span>
  );
}

function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}
