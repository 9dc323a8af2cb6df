'use client';

import { fileSize } from '@nasaq/contract';
import type { DeskFile } from '../../desk/desk-calls.ts';
import { fill } from '../../../platform/staff/screens/fill.ts';
import { useSurroundings } from '../desk-context.tsx';
import { Icon } from '../icon.tsx';

interface Props {
  files: readonly DeskFile[];
  onRemove: (file: DeskFile) => void;
  uploading: readonly File[];
}

/** The files that go with the message, and those that are on their way to the host. */
export function DraftFiles({ files, onRemove, uploading }: Props) {
  const { language, texts } = useSurroundings();
  if (files.length + uploading.length === 0) return null;
  return (
    <ul className="chat-draft-files">
      {files.map((file) => (
        <li key={file.token}>
          <bdi>{file.filename}</bdi> <span className="inbox-quiet">{fileSize(file.filesize, language)}</span>
          <button
            aria-label={fill(texts.removeFile, { file: file.filename })}
            className="chat-button chat-button--icon"
            onClick={() => onRemove(file)}
            type="button"
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
      {uploading.map((file) => (
        <li key={`${file.name}-${file.lastModified}-${file.size}`}>{fill(texts.uploading, { file: file.name })}</li>
      ))}
    </ul>
  );
}
