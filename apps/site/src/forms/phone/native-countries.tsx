import type { Locale } from '@nasaq/contract';
import { countryOptions } from './country-options.ts';
import { Flag } from './flag.tsx';

interface Props {
  value: string;
  locale: Locale;
  label: string;
}

/**
 * The list of countries before the page has come alive, and without JavaScript. Its options stand in the HTML only: the
 * browser's names of countries may differ from the server's, and React need not know them.
 */
export function NativeCountries({ value, locale, label }: Props) {
  const options = import.meta.env.SSR ? countryOptions(locale, value) : '';

  return (
    <span className="country">
      <span className="country__face" aria-hidden="true">
        <Flag country={value} />
        {value === 'EG' && <bdi dir="ltr">+20</bdi>}
      </span>
      <select
        name="phone_country"
        className="country__select"
        aria-label={label}
        autoComplete="tel-country-code"
        dangerouslySetInnerHTML={{ __html: options }}
        suppressHydrationWarning
      />
    </span>
  );
}
