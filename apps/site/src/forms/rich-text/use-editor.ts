import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { loadCode } from '../../locale/load-code.ts';
import { useTranslator } from '../../locale/translator.ts';
import { type FieldState, useForm } from '../core/use-field.ts';
import type { FieldUploads } from '../files/field-uploads.ts';
import { useFieldUploads } from '../files/use-field-uploads.ts';
import type { RichEditor } from './create-editor.ts';
import type { Refused } from './editor-attachments.ts';
import { editorTexts } from './editor-texts.ts';

interface Parts {
  /** Where the editor comes. */
  host: RefObject<HTMLDivElement | null>;
  /** What stands there until it does. */
  textarea: RefObject<HTMLTextAreaElement | null>;
  field: FieldState<string>;
  filesField: string;
  limitsId: string;
}

/** Brings the editor into the page and keeps it and the store equal. */
export function useEditor({ host, textarea, field, filesField, limitsId }: Parts) {
  const { store } = useForm();
  const translator = useTranslator();
  const uploads = useFieldUploads(filesField);
  const [editor, setEditor] = useState<RichEditor | null>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const { name, id, label, invalid, required, describedBy, disabled } = field;

  const create = useEffectEvent(async (uploads: FieldUploads) => {
    const { createEditor } = await loadCode(() => import('./create-editor.ts'));
    return createEditor(host.current!, {
      id,
      label,
      limitsId,
      texts: editorTexts(translator),
      uploads,
      subscribe: store.subscribe,
      read: () => String(store.get(name)),
      write: (html) => store.set(name, html),
      onLeave: () => store.commit(name),
      onRefuse: (file) => setRefused((before) => [...before, file]),
    });
  });
  const fill = useEffectEvent((created: RichEditor) => {
    const writing = document.activeElement === textarea.current;
    setEditor(created);
    if (writing) created.focus();
  });

  // The uploads change with the language and the form: then the editor is another one, with the same text.
  useEffect(() => {
    let wanted = true;
    let created: RichEditor | undefined;
    const begin = async () => {
      const made = await create(uploads);
      if (!wanted) return made.destroy();
      created = made;
      fill(made);
    };
    begin().catch((error: unknown) => console.warn(`The editor could not be loaded: ${String(error)}`));
    return () => {
      wanted = false;
      created?.destroy();
      setEditor(null);
    };
  }, [uploads]);

  useEffect(
    () => editor?.describe({ invalid, required, describedBy, disabled }),
    [editor, invalid, required, describedBy, disabled],
  );

  return {
    editing: editor !== null,
    uploads,
    refused,
    dismiss: (file: Refused) => setRefused((before) => before.filter((one) => one !== file)),
  };
}
