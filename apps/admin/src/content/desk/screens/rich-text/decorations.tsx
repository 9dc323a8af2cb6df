'use client';

import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useLexicalEditable } from '@payloadcms/richtext-lexical/lexical/react/useLexicalEditable';
import { useLexicalNodeSelection } from '@payloadcms/richtext-lexical/lexical/react/useLexicalNodeSelection';
import { $getNodeByKey } from '@payloadcms/richtext-lexical/lexical';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { useDesk } from '../desk-context.ts';
import { useDocument } from '../references/known-documents.ts';

/** What a picture in a text is: the document and what was said of it here. */
export interface PictureData {
  relationTo: string;
  value: number | string;
  fields: unknown;
  id: string;
}

interface Props {
  nodeKey: string;
  picture: PictureData;
}

/** A picture of a text: what it shows, and what is said of it in both languages. */
export function Picture({ nodeKey, picture: { relationTo, value } }: Props) {
  const [editor] = useLexicalComposerContext();
  const isEditable = useLexicalEditable();
  const [isSelected] = useLexicalNodeSelection(nodeKey);
  const { language, texts } = useDesk();
  const found = useDocument(collection(relationTo), value);

  function remove() {
    editor.update(() => $getNodeByKey(nodeKey)?.remove());
    editor.focus();
  }

  return (
    <figure className="desk-picture" data-selected={isSelected || undefined}>
      {found?.picture ? (
        <img alt={found.picture.alt[language] || found.picture.filename} src={found.picture.thumbnail} />
      ) : (
        <span className="desk-picture__gone">{found === null ? texts.pictureGone : texts.loading}</span>
      )}
      {found && <figcaption dir="auto">{found.picture?.alt[language] || found.name[language]}</figcaption>}
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

/** What was written with the CMS's form and cannot be edited here. */
export function Kept({ type }: { type: string }) {
  const { texts } = useDesk();
  return <span className="desk-kept">{fill(texts.keptNode, { type })}</span>;
}

const collections = new Map<string, { slug: string; title: string }>();

function collection(slug: string): { slug: string; title: string } {
  const known = collections.get(slug) ?? { slug, title: 'filename' };
  collections.set(slug, known);
  return known;
}
