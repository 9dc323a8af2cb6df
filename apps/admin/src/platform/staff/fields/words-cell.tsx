'use client';

import { useTranslation } from '@payloadcms/ui';
import { getTranslation } from '@payloadcms/translations';
import type { DefaultCellComponentProps, TextFieldClient } from 'payload';
import { Fragment } from 'react';
import { interfaceLanguage } from '../interface-language.ts';

/** The words of a field of several, in a list: each in its own direction. */
export function WordsCell({ cellData, field }: DefaultCellComponentProps<TextFieldClient>) {
  const { i18n, t } = useTranslation();
  const words = Array.isArray(cellData) ? (cellData as unknown as string[]) : [];
  if (words.length === 0) return t('general:noLabel', { label: getTranslation(field.label ?? '', i18n) });
  const between = interfaceLanguage(i18n) === 'ar' ? '، ' : ', ';
  return (
    <span>
      {words.map((word, place) => (
        <Fragment key={word}>
          {place > 0 && between}
          <bdi>{word}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
