'use client';

import { localeInfo } from '@nasaq/contract';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useLexicalEditable } from '@payloadcms/richtext-lexical/lexical/react/useLexicalEditable';
import { useLexicalNodeSelection } from '@payloadcms/richtext-lexical/lexical/react/useLexicalNodeSelection';
import { $getNodeByKey, type LexicalNode } from '@payloadcms/richtext-lexical/lexical';
import { use, useState } from 'react';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { useDesk } from '../desk-context.ts';
import { useDocument } from '../references/known-documents.ts';
import { TextLocale } from './editors.ts';
import { DeskDialog, PartText } from './part-dialog.tsx';

/** What a picture in a text is: the document and what was said of it here. */
export interface PictureData {
  relationTo: string;
  value: number | string;
  fields: unknown;
  id: string;
}

interface CaptionHolder extends LexicalNode {
  setCaption: (caption: string) => void;
}

interface Props {
  nodeKey: string;
  picture: PictureData;
}

/** A picture of a text: what it shows, and what is said of it in both languages. */
export function Picture({ nodeKey, picture: { fields, relationTo, value } }: Props) {
  const [editor] = useLexicalComposerContext();
  const isEditable = useLexicalEditable();
  const [isSelected] = useLexicalNodeSelection(nodeKey);
  const { language, texts } = useDesk();
  const { dir } = localeInfo[use(TextLocale)];
  const found = useDocument(collection(relationTo), value);
  const caption = String((fields as { caption?: string } | null)?.caption ?? '');
  const [written, setWritten] = useState<string | null>(null);

  function remove() {
    editor.update(() => $getNodeByKey(nodeKey)?.remove());
    editor.focus();
  }

  return (
    <figure className="desk-picture" data-selected={isSelected || undefined} dir={dir}>
      {found?.picture ? (
        <img alt={found.picture.alt[language] || found.picture.filename} src={found.picture.thumbnail} />
      ) : (
        <span className="desk-picture__gone">{found === null ? texts.pictureGone : texts.loading}</span>
      )}
      {found && (
        <span className="desk-picture__alt" dir="auto" lang={language}>
          {found.picture?.alt[language] || found.name[language]}
        </span>
      )}
      {caption && <figcaption>{caption}</figcaption>}
      {isEditable && (
        <button aria-haspopup="dialog" className="desk-quiet" onClick={() => setWritten(caption)} type="button">
          {texts.textParts.caption}
        </button>
      )}
      {written !== null && (
        <DeskDialog
          heading={texts.textParts.caption}
          onClose={() => {
            setWritten(null);
            editor.focus();
          }}
          onPut={() =>
            editor.update(() => {
              $getNodeByKey<CaptionHolder>(nodeKey)?.setCaption(written.trim());
            })
          }
        >
          <PartText label={texts.textParts.captionText} onChange={setWritten} value={written} />
        </DeskDialog>
      )}
      {isEditable && (
        <button
          aria-label={fill(texts.removePicture, { name: found?.name[language] ?? String(value) })}
          className="desk-quiet"
          onClick={remove}
          type="button"
        >
          {texts.remove}
        </button>
      )}
    </figure>
  );
}

const collections = new Map<string, { slug: string; title: string }>();

function collection(slug: string): { slug: string; title: string } {
  const known = collections.get(slug) ?? { slug, title: 'filename' };
  collections.set(slug, known);
  return known;
}
