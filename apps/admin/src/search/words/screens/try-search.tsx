'use client';

import { type Locale, locales } from '@nasaq/contract';
import { Button, Link, useConfig, useTranslation } from '@payloadcms/ui';
import { type FormEvent, useId, useState } from 'react';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { Tag } from '../../../platform/staff/screens/tag.tsx';
import { useHostCall } from '../../../platform/staff/screens/use-host-call.ts';
import { wordTexts } from '../../catalogue/index.ts';
import { type Tried, type TriedIn, tryPath } from '../try-api.ts';
import { UnderstoodWords } from './understood-words.tsx';

/** Above the lists of search words: what a search gives, and how it is understood. */
export function TrySearch() {
  const language = interfaceLanguage(useTranslation().i18n);
  const texts = wordTexts[language].try;
  const { busy, call, error } = useHostCall();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState<{ search: string; by: Tried } | null>(null);
  const field = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const search = typed.trim();
    if (search === '') return setTried(null);
    const by = await call<Tried>({ path: tryPath, body: { search }, failed: texts.failed });
    if (by) setTried({ search, by });
  }

  return (
    <section aria-labelledby={`${field}-title`} className="try-search">
      <h2 id={`${field}-title`}>{texts.title}</h2>
      <form onSubmit={(event) => void submit(event)}>
        <label htmlFor={field}>{texts.label}</label>
        <div className="try-search__line">
          <input
            dir="auto"
            id={field}
            maxLength={200}
            onChange={({ target }) => setTyped(target.value)}
            type="search"
            value={typed}
          />
          <Button buttonStyle="secondary" disabled={busy} margin={false} size="medium" type="submit">
            {texts.submit}
          </Button>
        </div>
      </form>
      {error && (
        <p className="inbox-error" role="alert">
          {error}
        </p>
      )}
      <div aria-live="polite" className="try-search__told">
        {tried && <Told by={tried.by} language={language} search={tried.search} />}
      </div>
    </section>
  );
}

function Told({ by, language, search }: { by: Tried; language: Locale; search: string }) {
  const texts = wordTexts[language].try;
  const isAlike = JSON.stringify(by.en.understood.words) === JSON.stringify(by.ar.understood.words);
  return (
    <>
      <h3>{fill(texts.understood, { search })}</h3>
      {(isAlike ? [language] : locales).map((locale) => (
        <UnderstoodWords
          key={locale}
          language={language}
          title={isAlike ? null : texts.readers[locale]}
          words={by[locale].understood.words}
        />
      ))}
      <div className="try-search__sites">
        {locales.map((locale) => (
          <section key={locale} aria-label={texts.readers[locale]}>
            <h3>{texts.readers[locale]}</h3>
            <Results language={language} tried={by[locale]} />
          </section>
        ))}
      </div>
    </>
  );
}

function Results({ language, tried }: { language: Locale; tried: TriedIn }) {
  const { config } = useConfig();
  const texts = wordTexts[language].try;
  const unseen = tried.first.filter(({ isPublished }) => !isPublished);
  return (
    <>
      {tried.rules.length > 0 && (
        <p>
          {texts.rules}{' '}
          {tried.rules.map(({ effect, id, title }) => (
            <Link
              key={id}
              className="try-search__rule"
              href={`${config.routes.admin}/collections/search-rules/${id}`}
              prefetch={false}
            >
              <bdi>{title}</bdi> ({texts.effects[effect]})
            </Link>
          ))}
        </p>
      )}
      {unseen.map(({ entry, title }) => (
        <p key={entry} className="inbox-error">
          {fill(texts.unseen, { title })}
        </p>
      ))}
      {tried.leadsTo && (
        <p>
          {texts.leadsTo} <bdi dir="ltr">{tried.leadsTo}</bdi>
        </p>
      )}
      {tried.results.length === 0 && <p>{tried.understood.nothing ? texts.silenced : texts.nothing}</p>}
      <ol className="try-search__results">
        {tried.results.map(({ entry, isFirst, locale, title, type }) => (
          <li key={entry}>
            <Link
              dir="auto"
              href={`${config.routes.admin}/collections/${type}/${entry.split(':')[1]}`}
              lang={locale}
              prefetch={false}
            >
              {title}
            </Link>{' '}
            {isFirst && <Tag tone="new">{texts.first}</Tag>}
          </li>
        ))}
      </ol>
    </>
  );
}
