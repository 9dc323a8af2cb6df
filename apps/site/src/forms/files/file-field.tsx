import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useTranslator } from '../../locale/translator.ts';
import { useEnhanced } from '../../ui/use-enhanced.ts';
import { FieldFrame } from '../core/field-frame.tsx';
import { type FileItem, filesOf } from '../core/form-values.ts';
import { useOwnFiles } from '../core/plan.ts';
import { useField, useForm } from '../core/use-field.ts';
import { FileRow, StoredUpload } from './file-row.tsx';
import { acceptedTypes, fileRules } from './file-rules.ts';
import { limitsText } from './upload-error.ts';
import { useFieldUploads, useUploadNews } from './use-field-uploads.ts';

interface Props {
  name: string;
  /** Besides types and limits, which are always said. */
  hint?: ReactNode;
  /** Takes pictures that are pasted anywhere in the page, unless a text field wants them. */
  pastes?: boolean;
  className?: string;
}

/** Files, sent as soon as they are chosen. Without JavaScript they go with the form. */
export function FileField({ name, hint, pastes = false, className = '' }: Props) {
  const { store } = useForm();
  const translator = useTranslator();
  const field = useField<readonly FileItem[]>(name, true);
  const uploads = useFieldUploads(name);
  const rules = fileRules(store.kind, name, useOwnFiles(name));
  const input = useRef<HTMLInputElement>(null);
  const items = filesOf(field.value);

  function take(files: FileList | null): void {
    if (files && files.length > 0) uploads.add(files);
    if (input.current) input.current.value = '';
  }

  // Chosen before the page came alive: the input alone knows of it.
  useEffect(() => {
    const chosen = input.current?.files;
    if (!chosen || chosen.length === 0) return;
    uploads.add(chosen);
    input.current!.value = '';
  }, [uploads]);

  useEffect(() => {
    if (!pastes) return undefined;
    const paste = (event: ClipboardEvent) => {
      const { files } = event.clipboardData ?? {};
      if (!files || files.length === 0 || event.defaultPrevented) return;
      event.preventDefault();
      uploads.add(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [uploads, pastes]);

  return (
    <FieldFrame
      field={field as never}
      className={`field--files ${className}`}
      whole
      hint={
        <>
          {store.fields[name]?.hint ?? hint} <span className="field__limits">{limitsText(rules, translator)}</span>
        </>
      }
    >
      <DropZone onDrop={take}>
        <input
          ref={input}
          type="file"
          id={field.id}
          name={name}
          className="drop__input"
          accept={acceptedTypes(rules)}
          multiple={rules.max > 1}
          onChange={(event) => take(event.target.files)}
          aria-invalid={field.invalid || undefined}
          aria-describedby={field.describedBy}
        />
        <DropCall max={rules.max} />
      </DropZone>
      <Chosen name={name} items={items}>
        {(item) => (
          <FileRow key={item.id} item={item} rules={rules} onRetry={uploads.retry} onRemove={uploads.remove} />
        )}
      </Chosen>
      <UploadNews items={items} rules={rules} />
    </FieldFrame>
  );
}

/** What looks like a button is the input's own surface: it takes clicks, keys and drops by itself. */
function DropCall({ max }: { max: number }) {
  const { t } = useTranslator();
  return (
    <span className="drop__call" aria-hidden="true">
      <span className="button button--secondary button--base">{t('forms.files.choose', { max })}</span>
      <span className="drop__or">{t('forms.files.drop', { max })}</span>
    </span>
  );
}

function DropZone({ onDrop, children }: { onDrop: (files: FileList) => void; children: ReactNode }) {
  const [over, setOver] = useState(false);

  function drop(event: DragEvent): void {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    onDrop(event.dataTransfer.files);
  }

  return (
    <div
      className={`drop ${over ? 'drop--over' : ''}`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}

function Chosen({
  name,
  items,
  children,
}: {
  name: string;
  items: readonly FileItem[];
  children: (item: FileItem) => ReactNode;
}) {
  const { t } = useTranslator();
  const enhanced = useEnhanced();
  if (items.length === 0) return null;
  return (
    <ul className="files" aria-label={t('forms.files.list')}>
      {enhanced
        ? items.map(children)
        : items.map(
            (item) => item.token && <StoredUpload key={item.id} field={name} item={{ ...item, token: item.token }} />,
          )}
    </ul>
  );
}

function UploadNews({ items, rules }: Parameters<typeof useUploadNews>[0]) {
  return (
    <p className="hidden-visually" role="status" aria-atomic="false">
      {useUploadNews({ items, rules }).map(({ id, text }) => (
        <span key={id}>{text} </span>
      ))}
    </p>
  );
}
