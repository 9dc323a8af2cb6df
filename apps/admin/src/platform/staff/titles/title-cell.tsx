'use client';

import { languageNames, localeInfo } from '@nasaq/contract';
import { useTranslation } from '@payloadcms/ui';
import { interfaceLanguage } from '../interface-language.ts';
import { Tag } from '../screens/tag.tsx';
import { type CellProps, ListCell } from './list-cell.tsx';
import { type TitleElsewhere, titleElsewhereOf } from './title-elsewhere.ts';

/** A title in a list: where the list's language has none, that of the other one, and which it is. */
export function TitleCell(cell: CellProps) {
  const elsewhere = cell.cellData ? null : titleElsewhereOf(cell.rowData as object);
  return <ListCell cell={cell} shown={elsewhere && <OtherTitle {...elsewhere} />} />;
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
