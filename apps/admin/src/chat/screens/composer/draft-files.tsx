'use client';

import { chatLimits, fileSize } from '@nasaq/contract';
import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import type { DeskFile } from '../../desk/desk-calls.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { useSurroundings } from '../desk-context.tsx';
import { Icon } from '../icon.tsx';
import { DeskRefused } from '../desk-api.ts';

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

/** Takes files for a message; each is with the host before it is sent. */
export function useUploads(chatId: number, taken: number, onFile: (file: DeskFile) => void) {
  const { api, digits, texts } = useSurroundings();
  const [uploading, setUploading] = useState<readonly File[]>([]);

  async function upload(file: File) {
    setUploading((files) => [...files, file]);
    try {
      onFile(await api.upload(chatId, file));
    } catch (error) {
      const refusal = fill(texts.uploadFailed, { file: file.name });
      const reason = error instanceof DeskRefused ? error.message : texts.failed;
      toast.error(`${refusal} ${reason}`);
    } finally {
      setUploading((files) => files.filter((each) => each !== file));
    }
  }

  function add(files: Iterable<File>) {
    const room = chatLimits.filesPerMessage - taken - uploading.length;
    const all = [...files];
    if (all.length > room) toast.error(fill(texts.tooMany, { count: digits.format(chatLimits.filesPerMessage) }));
    for (const file of all.slice(0, Math.max(0, room))) void upload(file);
  }

  return { add, uploading };
}
