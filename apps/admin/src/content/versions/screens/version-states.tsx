import { type Locale, locales } from '@nasaq/contract';
import { publicationTexts, savingTexts } from '../../catalogue/index.ts';

interface Props {
  /** What a version that is not published is called. */
  draft: string;
  language: Locale;
  /** As the database has it: of each language, or once of settings, whose languages go out together. */
  status: Partial<Record<Locale, string | null>> | string | null | undefined;
}

/** Whether a version was published. */
export function VersionStates({ draft, language, status }: Props) {
  const { published } = publicationTexts[language].states;
  const told =
    typeof status === 'string'
      ? [{ name: '', value: status }]
      : locales.map((locale) => ({ name: `${savingTexts[language].languages[locale]}: `, value: status?.[locale] }));
  return told.map(({ name, value }) => {
    const state = value === 'published' ? 'published' : 'draft';
    return (
      <span className={`saving-state saving-state--${state}`} key={name}>
        {name}
        {state === 'published' ? published : draft}
      </span>
    );
  });
}
