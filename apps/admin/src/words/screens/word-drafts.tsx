'use client';

import { isolated, type Locale, locales, pluralText } from '@nasaq/contract';
import { Button, toast } from '@payloadcms/ui';
import { useState } from 'react';
import { menuNumber } from '../../platform/staff/interface-language.ts';
import { Moment } from '../../platform/staff/screens/moment.tsx';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { wordTexts } from '../catalogue/index.ts';
import type { Publication, StaffText } from '../staff-text.ts';
import type { useWords } from './use-words.ts';

interface Props {
  language: Locale;
  texts: readonly StaffText[];
  words: Pick<ReturnType<typeof useWords>, 'drop' | 'publications' | 'publish' | 'refresh' | 'undo'>;
}

/** What is about to be said, published or dropped in one go; and what was published so, to be taken back. */
export function WordDrafts({ language, texts: all, words }: Props) {
  const texts = wordTexts[language];
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const places = all.flatMap(({ in: states, key }) =>
    locales.flatMap((locale) => {
      const version = states[locale]?.draft?.version;
      return version === undefined ? [] : [{ key, locale, version }];
    }),
  );
  const count = menuNumber(language).format(places.length);

  async function act(what: () => ReturnType<typeof words.publish>, done: string, moved: string) {
    setBusy(true);
    const answer = await what();
    setBusy(false);
    if ('refused' in answer) {
      const { keys, message } = answer.refused;
      setRefusal(keys ? fill(moved, { keys: keys.map((key) => isolated(key, 'ltr')).join(' · ') }) : message);
    } else {
      setRefusal(null);
      toast.success(done);
    }
    await words.refresh();
  }

  return (
    <section className="words__drafts">
      {places.length > 0 && (
        <>
          <p>
            <strong>{pluralText(texts.drafts, places.length, language, count)}</strong> {texts.draftsHint}
          </p>
          <div className="words__acts">
            <Button
              disabled={isBusy}
              margin={false}
              onClick={() => void act(() => words.publish(places), texts.allPublished, texts.moved)}
              size="medium"
            >
              {texts.publishAll}
            </Button>
            <Button
              buttonStyle="secondary"
              disabled={isBusy}
              margin={false}
              onClick={() => {
                if (window.confirm(texts.sureDrop))
                  void act(() => words.drop(places), texts.allDropped, texts.movedDrop);
              }}
              size="medium"
            >
              {texts.dropAll}
            </Button>
          </div>
        </>
      )}
      {refusal && (
        <p className="words__error" role="alert">
          {refusal}
        </p>
      )}
      <Publications language={language} words={words} />
    </section>
  );
}

/** The newest of what was published together; each can be taken back, and the taking back as well. */
function Publications({ language, words }: Omit<Props, 'texts'>) {
  const texts = wordTexts[language];
  const [all, setAll] = useState<readonly Publication[] | null>(null);
  const number = menuNumber(language);
  const read = () => words.publications().then(setAll);

  async function undo(id: string) {
    const answer = await words.undo(id);
    if ('refused' in answer) toast.error(answer.refused.message);
    else
      toast.success(
        answer.kept.length > 0
          ? fill(texts.undoneBut, { keys: answer.kept.map((key) => isolated(key, 'ltr')).join(' · ') })
          : texts.undone,
      );
    await Promise.all([read(), words.refresh()]);
  }

  return (
    <details
      className="words__past"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void read();
      }}
    >
      <summary>{texts.publications}</summary>
      {all?.length === 0 && <p>{texts.nothingPublished}</p>}
      <ol>
        {all?.map(({ at, by, count, id, left }) => (
          <li key={id}>
            <p>{pluralText(texts.publicationOf, count, language, number.format(count))}</p>
            <p className="words__by">
              {by && (
                <>
                  <bdi>{by}</bdi> ·{' '}
                </>
              )}
              <Moment language={language} value={at} />
              {left === 0 && ` · ${texts.takenBack}`}
            </p>
            {left > 0 && (
              <Button buttonStyle="secondary" margin={false} onClick={() => void undo(id)} size="small">
                {texts.undo}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
