'use client';

import { locales } from '@nasaq/contract';
import { useRef } from 'react';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { AlternativeField } from '../alternatives/alternative-field.tsx';
import { useDesk } from '../desk-context.ts';
import type { DeskState } from '../desk-state.ts';
import type { ControlProps } from './control-props.ts';
import { useDocument } from '../references/known-documents.ts';
import { useCollections } from '../references/use-collections.ts';
import { usePictureChoice } from '../references/use-picture-choice.tsx';

/** A picture, with what is said of it in both languages to who does not see it. */
export function PictureControl({ ids, isReadOnly, onChange, place, value }: ControlProps) {
  const { language, store, texts } = useDesk();
  const opened = useRef<DeskState | undefined>(undefined);
  const id = typeof value === 'object' && value !== null ? (value as { id: number }).id : (value as number | null);
  const media = useCollections()('media');
  const document = useDocument(media, id ?? null);
  const { choose, drawer } = usePictureChoice((chosen) => onChange(chosen, opened.current));
  const name = document?.picture?.filename ?? '';

  function open() {
    opened.current = store.current();
    choose();
  }

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
              <AlternativeField
                document={document}
                isReadOnly={isReadOnly}
                key={`${document.id} ${locale}`}
                locale={locale}
              />
            ))}
          </>
        )}
        {!isReadOnly && (
          <div className="desk-media__actions">
            <button className="desk-button" data-place={place} onClick={open} type="button">
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
