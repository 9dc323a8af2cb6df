'use client';

import { type Locale, pluralText } from '@nasaq/contract';
import { Button, Gutter } from '@payloadcms/ui';
import { useEffect, useId, useMemo, useState } from 'react';
import { menuLocales, menuNumber } from '../../platform/staff/interface-language.ts';
import { wordTexts } from '../catalogue/index.ts';
import { findTexts, isShown, shownKinds, sortedAreas, type Sought } from '../find-texts.ts';
import type { StaffText } from '../staff-text.ts';
import { OwnContent } from './own-content.tsx';
import { useTypedKeys } from './typed-words.ts';
import { useWords } from './use-words.ts';
import { WordDrafts } from './word-drafts.tsx';
import { WordRow } from './word-row.tsx';
import './words.css';

interface Props {
  /** The text that the address asks for. */
  asked: string | null;
  language: Locale;
}

const step = 40;

/** Every text of pages and mails: found by its words, changed where it stands. */
export function WordsScreen({ asked, language }: Props) {
  const texts = wordTexts[language];
  const words = useWords(texts.failed);
  const [sought, setSought] = useState<Sought>({ query: asked ?? '', area: '', shown: 'all' });
  const [shownRows, setShownRows] = useState(step);
  const digits = menuNumber(language);
  const typedKeys = useTypedKeys();
  const typed = useMemo(() => new Set(typedKeys.split('\n')), [typedKeys]);
  const found = useMemo(() => (words.texts ? findTexts(words.texts, sought, typed) : []), [words.texts, sought, typed]);
  const seek = (change: Partial<Sought>) => {
    setSought({ ...sought, ...change });
    setShownRows(step);
  };
  return (
    <main>
      <Gutter className="words">
        <h1>{texts.title}</h1>
        <p className="words__lead">{texts.lead}</p>
        {words.texts && <WordDrafts language={language} texts={words.texts} words={words} />}
        {words.site && <ClickLinks language={language} site={words.site} />}
        {words.texts === null && (
          <p role="alert" className="words__state">
            {texts.unread}{' '}
            <Button buttonStyle="secondary" margin={false} onClick={words.read} size="small">
              {texts.retry}
            </Button>
          </p>
        )}
        {words.texts === undefined && (
          <p role="status" className="words__state">
            {texts.loading}
          </p>
        )}
        {words.texts && (
          <>
            <Seeking {...{ language, seek, sought, typed }} texts={words.texts} />
            <p role="status" className="words__found">
              {found.length === 0
                ? texts.nothing
                : pluralText(texts.found, found.length, language, digits.format(found.length))}
            </p>
            {found.length === 0 && sought.query.trim() && (
              <OwnContent language={language} query={sought.query.trim()} />
            )}
            {found.length > 0 && (
              <p aria-hidden className="words__columns">
                {menuLocales(language).map((locale) => (
                  <span key={locale}>{texts.languages[locale]}</span>
                ))}
              </p>
            )}
            <ul className="words__rows">
              {found.slice(0, shownRows).map((text) => (
                <WordRow
                  key={text.key}
                  calls={words}
                  isAsked={text.key === asked}
                  language={language}
                  onChange={words.replace}
                  text={text}
                />
              ))}
            </ul>
            {found.length > shownRows && (
              <Button buttonStyle="secondary" onClick={() => setShownRows(shownRows + step)}>
                {texts.more}
              </Button>
            )}
          </>
        )}
      </Gutter>
    </main>
  );
}

/** The site itself, in either language, where a click on a text comes back here. */
function ClickLinks({ language, site }: { language: Locale; site: Record<Locale, string> }) {
  const texts = wordTexts[language];
  // The site names this window when it leads back.
  useEffect(() => {
    window.name = 'nasaq-words';
  }, []);
  return (
    <p className="words__click">
      {texts.click}{' '}
      {menuLocales(language).map((locale) => (
        <a key={locale} href={site[locale]} rel="opener" target="nasaq-site">
          {texts.languages[locale]}
        </a>
      ))}
    </p>
  );
}

interface SeekingProps {
  language: Locale;
  seek: (change: Partial<Sought>) => void;
  sought: Sought;
  texts: readonly StaffText[];
  typed: ReadonlySet<string>;
}

/** The search, the place, and whether only what was changed is shown. */
function Seeking({ language, seek, sought, texts: all, typed }: SeekingProps) {
  const texts = wordTexts[language];
  const id = useId();
  const digits = menuNumber(language);
  const areas = [...new Set(all.map(({ key }) => key.slice(0, key.indexOf('.'))))];
  const groups = [
    { label: texts.groups.site, areas: areas.filter((area) => !area.includes('/')) },
    { label: texts.groups.contract, areas: areas.filter((area) => area.startsWith('contract/')) },
    { label: texts.groups.mails, areas: areas.filter((area) => area.startsWith('mails/')) },
  ];
  return (
    <search className="words__seeking">
      <div className="words__field words__field--search">
        <label htmlFor={`${id}-query`}>{texts.search}</label>
        <input
          aria-describedby={`${id}-hint`}
          dir="auto"
          id={`${id}-query`}
          onChange={({ target }) => seek({ query: target.value })}
          type="search"
          value={sought.query}
        />
        <p id={`${id}-hint`}>{texts.searchHint}</p>
      </div>
      <div className="words__field">
        <label htmlFor={`${id}-area`}>{texts.area}</label>
        <select id={`${id}-area`} onChange={({ target }) => seek({ area: target.value })} value={sought.area}>
          <option value="">{texts.everywhere}</option>
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {sortedAreas(group.areas, all, texts.areas, language).map(({ area, name }) => (
                <option key={area} value={area}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <fieldset className="words__shown">
        <legend>{texts.shown}</legend>
        {shownKinds.map((shown) => (
          <label key={shown}>
            <input
              checked={sought.shown === shown}
              name={`${id}-shown`}
              onChange={() => seek({ shown })}
              type="radio"
              value={shown}
            />
            {texts.kinds[shown]} <span>{digits.format(all.filter((text) => isShown(text, shown, typed)).length)}</span>
          </label>
        ))}
      </fieldset>
    </search>
  );
}
