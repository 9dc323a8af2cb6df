import { useRef, type ReactNode } from 'react';
import { useTranslator } from '../../locale/translator.ts';
import { FieldFrame } from '../core/field-frame.tsx';
import { type FileItem, filesOf } from '../core/form-values.ts';
import { useField, useForm } from '../core/use-field.ts';
import { FileRow } from '../files/file-row.tsx';
import { fileRules } from '../files/file-rules.ts';
import { limitsText } from '../files/upload-error.ts';
import { uploadAddress } from './attachments.ts';
import { RefusedFiles } from './refused-files.tsx';
import { htmlToText, isHtml } from './rich-value.ts';
import { useEditor } from './use-editor.ts';

interface Props {
  name: string;
  hint?: ReactNode;
  className?: string;
}

/** Text with headings, lists, links and files in it, which are the field `<name>_files`. Without JavaScript, a textarea. */
export function RichTextField({ name, hint, className = '' }: Props) {
  const { store } = useForm();
  const translator = useTranslator();
  const field = useField(name, Boolean(hint));
  const limitsId = `${field.id}-limits`;
  const filesField = `${name}_files`;
  const files = useField<readonly FileItem[]>(filesField);
  const rules = fileRules(store.kind, filesField);
  const host = useRef<HTMLDivElement>(null);
  const textarea = useRef<HTMLTextAreaElement>(null);
  const { editing, refused, dismiss, uploads } = useEditor({ host, textarea, field, filesField, limitsId });
  const loose = filesOf(files.value).filter((item) => isLoose(item, field.value));

  return (
    <FieldFrame field={field as never} className={`field--rich ${className}`} hint={hint}>
      {/* Of the tool that attaches: with the field it would be said at each return to the text. */}
      <p id={limitsId} className="field__hint field__limits">
        {limitsText(rules, translator)}
      </p>
      <div className={`rich ${editing ? '' : 'rich--plain'}`}>
        {!editing && (
          <textarea
            ref={textarea}
            id={field.id}
            name={name}
            rows={8}
            className="control control--area rich__plain"
            value={isHtml(field.value) ? htmlToText(field.value) : field.value}
            onChange={(event) => field.setValue(event.target.value)}
            required={field.required}
            readOnly={field.disabled}
            aria-invalid={field.invalid || undefined}
            aria-describedby={field.describedBy}
          />
        )}
        <div ref={host} className="rich__editor" />
      </div>
      {loose.length > 0 && (
        <ul className="files" aria-label={translator.t('editor.attached')}>
          {loose.map((item) => (
            <FileRow key={item.id} item={item} rules={rules} onRetry={uploads.retry} onRemove={uploads.remove} />
          ))}
        </ul>
      )}
      <RefusedFiles refused={refused} rules={rules} onDismiss={dismiss} />
    </FieldFrame>
  );
}

/** Files that the text does not show as they are: with a problem, or of an earlier visit. */
function isLoose({ token, problem }: FileItem, html: string): boolean {
  return problem !== undefined || (token !== undefined && !html.includes(uploadAddress(token)));
}
