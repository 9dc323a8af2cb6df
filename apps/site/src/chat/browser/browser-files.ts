import type { Locale } from '@nasaq/contract';
import { findFile, mayRetry, releaseFile, UploadError, uploadFile } from '../../forms/index.ts';
import { ChatFailure } from '../engine/chat-transport.ts';
import type { OutgoingFiles } from '../engine/create-sender.ts';

/** The files that the device holds for messages. @param locale the page's language at the moment of a call */
export function browserFiles(locale: () => Locale): OutgoingFiles {
  return {
    async upload({ id }) {
      const file = await findFile(id);
      if (!file) throw new ChatFailure('refused', { problem: 'lost' });
      const { token, filename, filesize, contentType } = await taken(file, locale());
      releaseFile(id);
      return { id, token, filename, filesize, contentType };
    },
    release: ({ id }) => releaseFile(id),
  };
}

async function taken(file: File, locale: Locale): ReturnType<typeof uploadFile> {
  try {
    return await uploadFile(file, { kind: 'chats', field: 'files', locale });
  } catch (error) {
    if (!(error instanceof UploadError)) throw error;
    const { problem } = error;
    throw mayRetry(problem)
      ? new ChatFailure('later', { cause: error })
      : new ChatFailure('refused', { problem, cause: error });
  }
}
