'use client';

import { type FieldSpec, paragraphsOf, type Place } from '@nasaq/translation';
import { useState } from 'react';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { useDesk, useValue } from '../desk-context.ts';
import { writtenIn } from '../written-in.ts';
import { Icon } from '../icons.tsx';
import type { CellIds } from './control-props.ts';

interface Props {
  field: FieldSpec;
  ids: CellIds;
  place: Place;
  /** The place of the paragraph that answers what somebody writes below. */
  paragraph?: number | undefined;
}

/** On a narrow screen, the other language above the one that is written: as much of it as one needs at the moment. */
export function FoldedSource({ field, ids, paragraph, place }: Props) {
  const { goTo, isReadOnly, language, texts } = useDesk();
  const [isOpen, setOpen] = useState(false);
  const value = useValue(place);
  const paragraphs = paragraphsOf(value).filter(({ words }) => words !== '');
  const isLong = field.kind === 'richText' || (paragraphs[0]?.words.length ?? 0) > 140 || paragraphs.length > 1;
  const current = paragraph === undefined ? undefined : paragraphsOf(value)[paragraph];
  const shown = isOpen ? paragraphs : current?.words ? [current] : paragraphs.slice(0, 1);
  return (
    <div aria-labelledby={ids.labelledBy} className="desk-source" data-open={isOpen || undefined} role="group">
      <div className="desk-source__text" {...writtenIn(place.locale)}>
        {shown.map(({ kind, words }) => (
          <p data-kind={kind} key={`${kind} ${words}`}>
            {words}
          </p>
        ))}
        {paragraphs.length === 0 && (
          <p className="desk-source__none" lang={language}>
            {texts.notWrittenIn[place.locale]}
          </p>
        )}
      </div>
      {!isReadOnly && (
        <button
          aria-label={fill(texts.editIn, { field: field.label[language], language: texts.languages[place.locale] })}
          className="desk-tool desk-source__edit"
          onClick={() => goTo(place)}
          title={texts.edit}
          type="button"
        >
          <Icon name="edit" />
        </button>
      )}
      {isLong && (
        <button aria-expanded={isOpen} className="desk-quiet" onClick={() => setOpen(!isOpen)} type="button">
          {isOpen ? texts.foldSource : texts.unfoldSource}
        </button>
      )}
    </div>
  );
}
