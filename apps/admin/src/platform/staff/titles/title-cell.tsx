'use client';

import { languageNames, localeInfo } from '@nasaq/contract';
import { RenderDefaultCell, useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps } from 'payload';
import { interfaceLanguage } from '../interface-language.ts';
import { Tag } from '../screens/tag.tsx';
import { type TitleElsewhere, titleElsewhereOf } from './title-elsewhere.ts';

type Props = DefaultCellComponentProps & { columnIndex?: number };

/** A title in a list: where the list's language has none, that of the other one, and which it is. */
export function TitleCell({ columnIndex = 0, ...props }: Props) {
  const elsewhere = props.cellData ? null : titleElsewhereOf(props.rowData as object);
  return (
    <RenderDefaultCell
      clientProps={elsewhere ? { ...props, cellData: <OtherTitle {...elsewhere} /> } : props}
      columnIndex={columnIndex}
      enableRowSelections
      isLinkedColumn={props.link ?? false}
    />
  );
}

/** A title of the other language, in its own direction and voice, with the name of that language. */
export function OtherTitle({ locale, text }: TitleElsewhere) {
  const menus = interfaceLanguage(useTranslation().i18n);
  return (
    <>
      <bdi dir={localeInfo[locale].dir} lang={locale}>
        {text}
      </bdi>{' '}
      <Tag tone="quiet">{languageNames[locale][menus]}</Tag>
    </>
  );
}
