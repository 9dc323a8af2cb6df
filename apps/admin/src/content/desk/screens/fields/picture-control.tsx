'use client';

import { locales } from '@nasaq/contract';
import { useRef, useState } from 'react';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { AlternativeField } from '../alternatives/alternative-field.tsx';
import { useDesk } from '../desk-context.ts';
import type { DeskState } from '../desk-state.ts';
import type { ControlProps } from './control-props.ts';
import { useDocument } from '../references/known-documents.ts';
import { useCollections } from '../references/use-collections.ts';
import { usePictureChoice } from '../references/use-picture-choice.tsx';

/** A picture or a film, with what is said of it in both languages to who does not see it. */
export function PictureControl({ field, ids, isReadOnly, onChange, place, value }: ControlProps) {
  const { language, store, texts } = useDesk();
  const opened = useRef<DeskState | undefined>(undefined);
  const id = typeof value === 'object' && value !== null ? (value as { id: number }).id : (value as number | null);
  const media = useCollections()('media');
  const document = useDocument(media, id ?? null);
  const isFilm = field.files === 'film';
  const [isOther, setOther] = useState(false);
  const { choose, drawer } = usePictureChoice((chosen, { mimeType }) => {
    const fits = !isFilm || mimeType?.startsWith('video/') === true;
    setOther(!fits);
    if (fits) onChange(chosen, opened.current);
  }, field.filter);
  const name = document?.picture?.filename ?? '';
  const labels = isFilm
    ? { choose: texts.chooseFilm, change: texts.changeFilm, remove: texts.removeFilm }
    : { choose: texts.choosePicture, change: texts.changePicture, remove: texts.removePicture };

  function open() {
    opened.current = store.current();
    choose();
  }

  return (
    <div aria-describedby={ids.describedBy} aria-labelledby={ids.labelledBy} className="desk-media" role="group">
      {id && document?.picture?.isImage && (
        <img alt={document.picture.alt[language]} className="desk-media__picture" src={document.picture.thumbnail} />
      )}
      <div className="desk-media__said">
        {id && document === null && (
          <p className="desk-foot__note">{isFilm ? texts.documentGone : texts.pictureGone}</p>
        )}
        {id && document?.picture && (
          <>
            <p className="desk-media__name">
              <bdi dir="ltr">{name}</bdi>
            </p>
            {locales.map((locale) => (
              <AlternativeField
                document={document}
                isReadOnly={isReadOnly}
                key={`${document.id} ${locale}`}
                locale={locale}
              />
            ))}
          </>
        )}
        {isOther && (
          <p className="desk-foot__note" role="alert">
            {texts.noFilm}
          </p>
        )}
        {!isReadOnly && (
          <div className="desk-media__actions">
            <button className="desk-button" data-place={place} onClick={open} type="button">
              {id ? labels.change : labels.choose}
            </button>
            {id && (
              <button
                aria-label={fill(labels.remove, { name })}
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
