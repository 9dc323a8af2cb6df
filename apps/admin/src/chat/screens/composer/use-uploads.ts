'use client';

import { chatLimits } from '@nasaq/contract';
import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import type { DeskFile } from '../../desk/desk-calls.ts';
import { fill } from '../../../platform/staff/screens/fill.ts';
import { DeskRefused } from '../desk-api.ts';
import { useSurroundings } from '../desk-context.tsx';

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
