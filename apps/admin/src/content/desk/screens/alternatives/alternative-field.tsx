'use client';

import type { Locale } from '@nasaq/contract';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { longestAlternative } from '../../../media/alternative-api.ts';
import { Quoted } from '../../../saving/screens/quoted.tsx';
import { useDesk } from '../desk-context.ts';
import { askAgain, type KnownDocument } from '../references/known-documents.ts';
import { useCollections } from '../references/use-collections.ts';
import { StateMark } from '../states/state-mark.tsx';
import { writtenIn } from '../written-in.ts';
import type { AlternativeText } from './alternative-text.ts';

interface Props {
  document: KnownDocument;
  isReadOnly: boolean;
  locale: Locale;
}

/** Belongs to the picture, wherever it is shown: it is stored with it, and public at once. */
export function AlternativeField({ document, isReadOnly, locale }: Props) {
  const { saves, texts } = useDesk();
  const [alternative] = useState(() => saves.alternatives.of(document, locale));
  const { text } = useSyncExternalStore(alternative.subscribe, alternative.state, alternative.state);
  const media = useCollections()('media');
  const id = useId();
  const stored = document.picture!.alt[locale];
  useEffect(() => alternative.heard(stored), [alternative, stored]);

  return (
    <div className="desk-alt">
      <label htmlFor={id}>{fill(texts.alternative, { language: texts.languages[locale] })}</label>
      <input
        {...writtenIn(locale)}
        aria-describedby={`${id}-note`}
        className="desk-line"
        id={id}
        maxLength={longestAlternative}
        onBlur={() => void alternative.saver.saveNow()}
        onChange={({ target }) => alternative.write(target.value)}
        // It may have been changed on another desk, or in the library.
        onFocus={() => askAgain(media, document.id)}
        readOnly={isReadOnly}
        value={text}
      />
      {text.trim() === '' && <StateMark state="missing" />}
      <span id={`${id}-note`}>
        <Note alternative={alternative} stored={stored} />
      </span>
      <Dispute alternative={alternative} locale={locale} />
    </div>
  );
}

/** How it stands; why nothing of it is saved, is said above the fields. */
function Note({ alternative, stored }: { alternative: AlternativeText; stored: string }) {
  const { texts } = useDesk();
  const { isJustSaved, text } = useSyncExternalStore(alternative.subscribe, alternative.state, alternative.state);
  const { saver } = alternative;
  const { busy, trouble } = useSyncExternalStore(saver.subscribe, saver.state, saver.state);
  const isEmptied = text.trim() === '' && stored.trim() !== '';
  const said = isEmptied ? 'empty' : busy ? 'saving' : trouble ? 'waits' : isJustSaved ? 'saved' : null;
  return (
    <span className="desk-foot__note" role="status">
      {said && texts.alternativeSaves[said]}
    </span>
  );
}

/** Two have written it: both texts, and which of them stays. */
function Dispute({ alternative, locale }: { alternative: AlternativeText; locale: Locale }) {
  const { language, texts } = useDesk();
  const { text, theirs } = useSyncExternalStore(alternative.subscribe, alternative.state, alternative.state);
  if (theirs === null) return null;
  return (
    <div className="desk-conflict" role="alert">
      <p>{texts.alternativeSaves.disputed}</p>
      <Quoted beside={text} language={language} text={theirs} {...writtenIn(locale)} />
      <div className="desk-conflict__choice">
        <button className="desk-button" onClick={alternative.keepOwn} type="button">
          {texts.keepMine}
        </button>
        <button className="desk-button" onClick={alternative.takeTheirs} type="button">
          {texts.takeTheirs}
        </button>
      </div>
    </div>
  );
}
