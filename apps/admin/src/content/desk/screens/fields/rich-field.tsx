'use client';

import type { Locale } from '@nasaq/contract';
import type { FieldSpec } from '@nasaq/translation';
import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical';
import { useCallback, useState } from 'react';
import { useDesk } from '../desk-context.ts';
import { FieldCells } from './cells.tsx';
import type { Editors } from '../rich-text/editors.ts';
import { RichEditor } from '../rich-text/rich-editor.tsx';
import { RichToolbar } from '../rich-text/rich-toolbar.tsx';
import { useAligned } from '../rich-text/use-aligned.ts';
import { useCurrentBlock } from '../rich-text/use-current-block.ts';

interface Props {
  field: FieldSpec;
  path: string;
  present?: Record<Locale, boolean>;
}

/** A long text in both languages, paragraph beside paragraph, under one bar of tools. */
export function RichField({ field, path, present }: Props) {
  const { columns, isNarrow, isReadOnly } = useDesk();
  const [editors, setEditors] = useState<Editors>({ en: null, ar: null });
  const [active, setActive] = useState<Locale>(columns[1]);
  const onEnglish = useCallback((editor: LexicalEditor | null) => setEditors((one) => ({ ...one, en: editor })), []);
  const onArabic = useCallback((editor: LexicalEditor | null) => setEditors((one) => ({ ...one, ar: editor })), []);
  useAligned(editors, !isNarrow);
  const current = useCurrentBlock(editors, path);

  return (
    <FieldCells
      bar={!isReadOnly && <RichToolbar active={active} editors={editors} field={field} path={path} />}
      renderCell={(locale, ids) => (
        <div className="desk-rich" onFocus={() => setActive(locale)}>
          {current.marks[locale] && <div className="desk-rich__current" style={current.marks[locale]} />}
          <RichEditor
            describedBy={ids.describedBy}
            labelledBy={ids.labelledBy}
            onEditor={locale === 'en' ? onEnglish : onArabic}
            place={{ locale, path }}
          />
        </div>
      )}
      field={field}
      path={path}
      sourceParagraph={current.partner}
      {...(present && { present })}
    />
  );
}
