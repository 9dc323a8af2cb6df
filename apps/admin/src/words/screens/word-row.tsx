'use client';

import { type Locale, localeInfo } from '@nasaq/contract';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { menuLocales } from '../../platform/staff/interface-language.ts';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { Tag } from '../../platform/staff/screens/tag.tsx';
import { wordTexts } from '../catalogue/index.ts';
import { newest, present, sampleOf, withState } from '../find-texts.ts';
import type { StaffText, TextState } from '../staff-text.ts';
import { useTypedWord } from './typed-words.ts';
import type { WordCalls } from './use-words.ts';
import { WordEditor } from './word-editor.tsx';

interface Props {
  calls: WordCalls;
  /** The address asks for this one: it stands open. */
  isAsked: boolean;
  language: Locale;
  onChange: (text: StaffText) => void;
  text: StaffText;
}

/** A text in both languages, as it reads now; opened, the place to say something else. */
export function WordRow({ calls, isAsked, language, onChange, text }: Props) {
  const texts = wordTexts[language];
  const [isOpen, setOpen] = useState(isAsked);
  const shown = menuLocales(language).flatMap((locale) =>
    text.in[locale] ? [{ locale, state: text.in[locale] }] : [],
  );
  const name = shown.find(({ locale }) => locale === language) ?? shown[0]!;
  return (
    <li className="words__row" data-open={isOpen || undefined}>
      <div className="words__row-head">
        <code dir="ltr">{text.key}</code>
        <Button
          aria-expanded={isOpen}
          aria-label={isOpen ? texts.close : fill(texts.change, { text: sampleOf(text.kind, present(name.state)) })}
          buttonStyle="subtle"
          margin={false}
          onClick={() => setOpen(!isOpen)}
          size="small"
        >
          {isOpen ? texts.close : texts.open}
        </Button>
      </div>
      <div className="words__languages">
        {shown.map(({ locale, state }) => (
          <section key={locale} aria-label={texts.languages[locale]} className="words__language">
            <p className="words__language-name">
              <span>{texts.languages[locale]}</span>{' '}
              <States language={language} place={{ key: text.key, locale }} state={state} />
            </p>
            {isOpen ? (
              <WordEditor
                calls={calls}
                kind={text.kind}
                language={language}
                locale={locale}
                onChange={(changed) => onChange(withState(text, locale, changed))}
                state={state}
                textKey={text.key}
              />
            ) : (
              <p className="words__present" dir={localeInfo[locale].dir} lang={localeInfo[locale].tag}>
                {sampleOf(text.kind, newest(state))}
              </p>
            )}
          </section>
        ))}
      </div>
    </li>
  );
}

interface StatesProps {
  language: Locale;
  place: { key: string; locale: Locale };
  state: TextState;
}

function States({ language, place, state }: StatesProps) {
  const texts = wordTexts[language];
  const { written } = useTypedWord(place);
  return (
    <>
      {written && <Tag tone="draft">{texts.isUnsaved}</Tag>} {state.draft && <Tag tone="new">{texts.isDraft}</Tag>}{' '}
      {state.text !== null && <Tag tone="active">{texts.isChanged}</Tag>}{' '}
      {(state.isOut || state.wasBuilt !== undefined) && (
        <Tag tone={state.isOut ? 'bad' : 'new'}>{state.isOut ? texts.isOut : texts.isUpgraded}</Tag>
      )}
    </>
  );
}
