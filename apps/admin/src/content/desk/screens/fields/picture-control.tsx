'use client';

import { locales, type Locale } from '@nasaq/contract';
import { useEffect, useId, useRef, useState } from 'react';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { useDesk } from '../desk-context.ts';
import type { ControlProps } from './control-props.ts';
import { StateMark } from '../states/state-mark.tsx';
import { writtenIn } from '../written-in.ts';
import { forgetDocument, type KnownDocument, useDocument } from '../references/known-documents.ts';
import { useCollections } from '../references/use-collections.ts';
import { usePictureChoice } from '../references/use-picture-choice.tsx';

/** A picture, with what is said of it in both languages to who does not see it. */
export function PictureControl({ ids, isReadOnly, onChange, place, value }: ControlProps) {
  const { language, texts } = useDesk();
  const id = typeof value === 'object' && value !== null ? (value as { id: number }).id : (value as number | null);
  const media = useCollections()('media');
  const document = useDocument(media, id ?? null);
  const { choose, drawer } = usePictureChoice(onChange);
  const name = document?.picture?.filename ?? '';

  return (
    <div aria-describedby={ids.describedBy} aria-labelledby={ids.labelledBy} className="desk-media" role="group">
      {id && document?.picture && (
        <img alt={document.picture.alt[language]} className="desk-media__picture" src={document.picture.thumbnail} />
      )}
      <div className="desk-media__said">
        {id && document === null && <p className="desk-foot__note">{texts.pictureGone}</p>}
        {id && document?.picture && (
          <>
            <p className="desk-media__name">
              <bdi dir="ltr">{name}</bdi>
            </p>
            {locales.map((locale) => (
              <AlternativeText document={document} isReadOnly={isReadOnly} key={locale} locale={locale} />
            ))}
          </>
        )}
        {!isReadOnly && (
          <div className="desk-media__actions">
            <button className="desk-button" data-place={place} onClick={choose} type="button">
              {id ? texts.changePicture : texts.choosePicture}
            </button>
            {id && (
              <button
                aria-label={fill(texts.removePicture, { name })}
                className="desk-quiet"
                onClick={() => onChange(null)}
                type="button"
              >
                {texts.remove}
              </button>
            )}
          </div>
        )}
      </div>
      {drawer}
    </div>
  );
}

interface AlternativeProps {
  document: KnownDocument;
  isReadOnly: boolean;
  locale: Locale;
}

type Saving = 'saved' | 'saving' | 'refused' | null;

/** After the last key, in milliseconds. */
const pause = 1200;

/** Belongs to the picture, wherever it is shown: it is stored with it, and public at once. */
function AlternativeText({ document, isReadOnly, locale }: AlternativeProps) {
  const { language, texts } = useDesk();
  const stored = document.picture!.alt[locale];
  const [typed, setTyped] = useState<string | null>(null);
  const [saving, setSaving] = useState<Saving>(null);
  const media = useCollections()('media');
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const text = typed ?? stored;

  async function save(alt: string) {
    clearTimeout(timer.current);
    if (alt.trim() === '' || alt === stored) return;
    setSaving('saving');
    const answer = await fetch(`/api/media/${document.id}?locale=${locale}&depth=0`, {
      method: 'PATCH',
      credentials: 'same-origin',
      headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
      body: JSON.stringify({ alt }),
      keepalive: true,
    }).catch(() => null);
    setSaving(answer?.ok ? 'saved' : 'refused');
    if (answer?.ok) forgetDocument(media, document.id);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <div className="desk-alt">
      <label htmlFor={id}>{fill(texts.alternative, { language: texts.languages[locale] })}</label>
      <input
        {...writtenIn(locale)}
        className="desk-line"
        id={id}
        maxLength={300}
        onBlur={() => void save(text)}
        onChange={({ target }) => {
          setTyped(target.value);
          setSaving(null);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => void save(target.value), pause);
        }}
        readOnly={isReadOnly}
        value={text}
      />
      {text.trim() === '' && <StateMark state="missing" />}
      {saving && (
        <span className="desk-foot__note" role="status">
          {texts.alternativeSaves[saving]}
        </span>
      )}
    </div>
  );
}
