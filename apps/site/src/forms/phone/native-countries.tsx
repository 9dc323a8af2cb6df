import { isolated, type Locale } from '@nasaq/contract';
import { useTrustedHtml } from '../../trusted-types.ts';
import { Flag } from './flag.tsx';

/** Dropped from the browser's build, and with it the numbering plans of all countries. */
const listCountries = import.meta.env.SSR ? (await import('./countries.ts')).listCountries : null;

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
  const options = useTrustedHtml(listCountries ? countryOptions(listCountries, locale, value) : '');

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

const lists = new Map<Locale, readonly [code: string, text: string][]>();

/** The options of a native list: names and codes, the chosen one marked. On the server only. */
function countryOptions(list: NonNullable<typeof listCountries>, locale: Locale, chosen: string): string {
  const options =
    lists.get(locale) ??
    list(locale).map(({ code, name, callingCode }): [string, string] => [
      code,
      `${name} ${isolated(`+${callingCode}`, 'ltr')}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    ]);
  lists.set(locale, options);
  return options
    .map(([code, text]) => `<option value="${code}"${code === chosen ? ' selected' : ''}>${text}</option>`)
    .join('');
}
