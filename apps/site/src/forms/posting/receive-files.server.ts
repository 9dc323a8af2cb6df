import { fileField, fileFields, isolated, isOwnField, locales, type Upload } from '@nasaq/contract';
import { loadTranslator } from '../../locale/load-catalogue.ts';
import type { Translator } from '../../locale/translator.ts';
import type { StoredUpload, ShownFailure } from '../../router/payload.ts';
import { removeName, uploadName } from '../core/posted-page.ts';
import { fileRules } from '../files/file-rules.ts';
import { problemText, type UploadProblem } from '../files/upload-error.ts';
import type { FormTarget } from './form-values.server.ts';
import { forwardFile, type ForwardedFile } from './forward-file.server.ts';
import type { FilePart, FormBody } from './read-form.server.ts';

type Uploads = Record<string, StoredUpload[]>;

export interface ReceivedFiles {
  uploads: Uploads;
  /** Files that were not taken, each said at its field. */
  failures: ShownFailure[];
}

interface TakenFile {
  field: string;
  filename: string;
  result: Promise<ForwardedFile>;
}

/** The files of one post: each goes on to the admin host as it comes. */
export function receiveFiles(target: FormTarget, open: boolean) {
  const abort = new AbortController();
  const taken: TakenFile[] = [];

  return {
    take(part: FilePart): void {
      const { field, filename, stream } = part;
      const limit = ruleOf(target, field)?.max ?? 0;
      if (limit === 0) return void stream.resume();
      const beyond = taken.filter((file) => file.field === field).length >= limit;
      if (beyond || !open) stream.resume();
      const result = beyond ? tooMany : open ? forwardFile(part, { ...target, signal: abort.signal }) : unasked;
      taken.push({ field, filename, result });
    },
    /** The body ended in its middle: so did the last file. */
    abandon: () => abort.abort(),
    async settle(body: FormBody): Promise<ReceivedFiles> {
      const uploads = storedUploads(body, target);
      const failures: ShownFailure[] = [];
      for (const { field, filename, result } of taken) {
        const answer = await result;
        if ('upload' in answer) uploads[field] = [...(uploads[field] ?? []), kept(answer.upload)];
        else failures.push(await failureOf(field, filename, answer.refused, target));
      }
      return { uploads, failures };
    },
  };
}

const unasked: Promise<ForwardedFile> = Promise.resolve({ refused: null });
const tooMany: Promise<ForwardedFile> = Promise.resolve({ refused: 'too_many' });

function kept({ token, filename, filesize, contentType }: Upload): StoredUpload {
  return { token, filename, filesize, contentType };
}

/** Files of an earlier try, except those that were ticked to be taken away. They are shown to nobody but who sent them. */
function storedUploads({ fields }: FormBody, target: FormTarget): Uploads {
  const removed = new Set(fields.get(removeName));
  const prefix = uploadName('');
  const sent = [...fields.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  const names = [...Object.keys(fileFields[target.kind] ?? {}), ...sent.filter(isOwnField)];
  return Object.fromEntries(
    names
      .map((field) => [field, ruleOf(target, field)!.max] as const)
      .map(([field, max]) => [
        field,
        (fields.get(uploadName(field)) ?? [])
          .flatMap(readUpload)
          .filter(({ token }) => !removed.has(token))
          .slice(0, max),
      ]),
  );
}

/** A field of the owner's that the form has no more is one of a page that was opened before it changed. */
function ruleOf({ kind, plan }: FormTarget, field: string): ReturnType<typeof fileField> {
  return fileField(
    kind,
    field,
    plan?.fields.find(({ name }) => name === field),
  );
}

function readUpload(json: string): StoredUpload[] {
  try {
    const { token, filename, filesize, contentType } = JSON.parse(json) as Record<string, unknown>;
    if (typeof token !== 'string' || typeof filename !== 'string') return [];
    return [{ token, filename, filesize: Number(filesize) || 0, contentType: String(contentType) }];
  } catch {
    return [];
  }
}

/** First the file's name, which may be in the other script, then why: the sentence that the page's script would show. */
async function failureOf(
  field: string,
  filename: string,
  problem: UploadProblem | null,
  { kind, plan }: FormTarget,
): Promise<ShownFailure> {
  const file = isolated(filename);
  const sentence = (translator: Translator) =>
    problem
      ? `${file}: ${problemText(
          { problem },
          fileRules(
            kind,
            field,
            plan?.fields.find(({ name }) => name === field),
          ),
          translator,
        )}`
      : translator.t('forms.file_not_taken', { file });
  const [en, ar] = await Promise.all(locales.map((locale) => loadTranslator(locale, ['forms'])));
  return { field, rule: 'upload', messages: { en: sentence(en!), ar: sentence(ar!) } };
}
