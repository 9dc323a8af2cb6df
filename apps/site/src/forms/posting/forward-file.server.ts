import { log } from '@nasaq/logging';
import {
  apiBasePath,
  apiVersion,
  localeHeader,
  uploadRefusals,
  type ApiErrorBody,
  type Locale,
  type SubmissionKind,
  type Upload,
} from '@nasaq/contract';
import { UploadError, type UploadProblem } from '../files/upload-error.ts';
import type { FilePart } from './read-form.server.ts';

/** Milliseconds without a sign of the admin host or of the reader. */
const maxSilence = 25_000;

interface Target {
  adminUrl: string;
  kind: SubmissionKind;
  locale: Locale;
  /** Sent with every call. */
  headers: Record<string, string>;
  signal: AbortSignal;
}

/** `refused`: why it was not taken; `null` where the admin host could not be asked. */
export type ForwardedFile = { upload: Upload } | { refused: UploadProblem | null };

/** Passes a file on to the admin host while it arrives; only what is between the two sockets is ever in memory. */
export async function forwardFile(
  { field, filename, stream }: FilePart,
  { adminUrl, kind, locale, headers, signal }: Target,
): Promise<ForwardedFile> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), maxSilence);
  try {
    const response = await fetch(`${adminUrl}${apiBasePath}uploads?${query(kind, field)}`, {
      method: 'POST',
      headers: {
        ...headers,
        accept: 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'content-type': 'application/octet-stream',
        'x-file-name': encodeURIComponent(filename.toWellFormed()),
        [localeHeader]: locale,
      },
      body: chunks(stream, () => timer.refresh()) as unknown as BodyInit,
      duplex: 'half',
      // To be able to follow a redirect, fetch would keep a copy of all that was sent.
      redirect: 'error',
      signal: AbortSignal.any([signal, silence.signal]),
    } as RequestInit);
    const body = (await response.json()) as { data?: Upload } & Partial<ApiErrorBody>;
    if (response.ok && body.data) return { upload: body.data };
    const { problem } = UploadError.ofAnswer(response.status, body.error);
    return { refused: isOfFile(problem) ? problem : null };
  } catch (error) {
    if (!signal.aborted) log.error('The admin host did not take a file.', { error });
    return { refused: null };
  } finally {
    clearTimeout(timer);
    // What nobody reads would hold up the parts behind it.
    stream.resume();
  }
}

/** What will be so at the next try too, or is the admin host's own word. */
function isOfFile(problem: UploadProblem): boolean {
  return uploadRefusals.some((refusal) => refusal === problem);
}

function query(kind: SubmissionKind, field: string): URLSearchParams {
  return new URLSearchParams({ v: apiVersion, kind, field });
}

/** An answer that comes early ends the reading, but must not destroy the stream that the parser still fills. */
async function* chunks(stream: FilePart['stream'], alive: () => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    alive();
    yield chunk as Uint8Array;
  }
}
