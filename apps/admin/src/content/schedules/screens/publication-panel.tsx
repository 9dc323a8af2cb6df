'use client';

import { locales, type Locale } from '@nasaq/contract';
import { useTranslation } from '@payloadcms/ui';
import type { LanguageStanding } from '../publication.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { publicationTexts } from '../../catalogue/index.ts';
import { toneOf } from '../../saving/language-state.ts';
import { ScheduleList } from './schedule-list.tsx';
import { usePublication } from './use-publication.ts';
import { Tag } from '../../../platform/staff/screens/tag.tsx';

/** Beside the form: how each language stands, the way to its page, and what the clock will do. */
export function PublicationPanel() {
  const language = interfaceLanguage(useTranslation().i18n);
  const texts = publicationTexts[language];
  const call = usePublication();
  const { publication } = call;
  if (!publication) return null;

  return (
    <section aria-label={texts.title} className="publication">
      <h2>{texts.title}</h2>
      <dl>
        {locales.map((locale) => (
          <Language key={locale} language={language} locale={locale} standing={publication.languages[locale]} />
        ))}
      </dl>
      <ScheduleList
        as="line"
        call={call}
        heading={<h3>{texts.schedules}</h3>}
        language={language}
        part="publication__clock"
        publication={publication}
        schedules={publication.schedules}
      />
    </section>
  );
}

interface LanguageProps {
  language: Locale;
  locale: Locale;
  standing: LanguageStanding;
}

function Language({ language, locale, standing: { state, url } }: LanguageProps) {
  const texts = publicationTexts[language];
  return (
    <div>
      <dt>{texts.languages[locale]}</dt>
      <dd>
        <Tag tone={toneOf[state]}>{texts.states[state]}</Tag>
        {url && (
          <a href={url} rel="noreferrer" target="_blank">
            {texts.open}
          </a>
        )}
      </dd>
    </div>
  );
}
