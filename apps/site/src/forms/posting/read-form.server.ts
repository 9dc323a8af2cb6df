import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { fileFields, type FormPlan, maxFileBytes, type SubmissionKind } from '@nasaq/contract';

export interface FilePart {
  field: string;
  filename: string;
  /** Must be read to its end, or resumed. */
  stream: BusboyFileStream;
}

export interface FormBody {
  /** In the order in which they came; a name may have several values. */
  fields: Map<string, string[]>;
  /** Not everything was read: a part beyond the limits, or a body that ended in its middle. */
  problem?: 'too_large' | 'incomplete';
}

/**
 * Reads the body of a form, urlencoded or multipart. Files are handed over while they arrive and never held.
 * What was read before something went wrong is returned all the same.
 */
export async function readForm(
  request: Request,
  maxBytes: number,
  onFile: (file: FilePart) => void,
): Promise<FormBody> {
  const form: FormBody = { fields: new Map() };
  if (Number(request.headers.get('content-length')) > maxBytes) return { ...form, problem: 'too_large' };
  const parser = openParser(request);
  if (!parser || !request.body) return { ...form, problem: 'incomplete' };

  let bytes = 0;
  parser.on('field', (name: string | undefined, value: string, nameTruncated: boolean, valueTruncated: boolean) => {
    bytes += value.length;
    if (valueTruncated || nameTruncated || bytes > maxFieldBytes) form.problem = 'too_large';
    if (isName(name) && bytes <= maxFieldBytes) form.fields.set(name, [...(form.fields.get(name) ?? []), value]);
  });
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const)
    parser.on(limit, () => (form.problem = 'too_large'));
  parser.on('file', (field: string | undefined, stream: BusboyFileStream, filename: string | undefined) => {
    // A part that ends in its middle is told by the parser, too.
    stream.on('error', () => {});
    // Browsers write a quotation mark within the name's own quotation marks so (HTML standard, multipart/form-data).
    if (isName(field) && filename) onFile({ field, filename: filename.replaceAll('%22', '"'), stream });
    else stream.resume();
  });

  try {
    await pipeline(Readable.fromWeb(request.body as never), atMost(maxBytes), parser);
  } catch (error) {
    form.problem = error instanceof TooLarge ? 'too_large' : 'incomplete';
  }
  return form;
}

/** `null` for a body that is no form. */
function openParser(request: Request): BusboyInstance | null {
  try {
    return new Busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      limits: {
        fields: maxFields,
        fieldSize: maxFieldBytes,
        fieldNameSize: maxNameLength,
        parts: maxFields + 50,
        files: 50,
        // One byte more than a file may have, so that the API sees that it is too large.
        fileSize: maxFileBytes + 1,
        headerPairs: 20,
      },
    });
  } catch {
    return null;
  }
}

function isName(name: string | undefined): name is string {
  return name !== undefined && name.length <= maxNameLength && /^[\w:.-]+$/.test(name);
}

class TooLarge extends Error {}

/** A body that does not tell its length ends where the limit is. */
function atMost(maxBytes: number): Transform {
  let read = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      read += chunk.length;
      if (read > maxBytes) done(new TooLarge());
      else done(null, chunk);
    },
  });
}

/** Bytes of all fields together; the API takes 1.5 MB of JSON. */
const maxFieldBytes = 1_400_000;
const maxFields = 200;
/** Letters of a field's name; whoever sends longer ones did not use our page. */
const maxNameLength = 100;

/**
 * Bytes of a whole body. More than its files may have, so that one that is too large can be refused at its field, with
 * everything else kept; but nothing beyond it is read.
 */
export function maxBodyBytes(kind: SubmissionKind, plan?: FormPlan): number {
  const ours = Object.values(fileFields[kind] ?? {}).reduce((count, { max }) => count + max, 0);
  const own = (plan?.fields ?? []).reduce((count, { max = 1, type }) => count + (type === 'file' ? max : 0), 0);
  const files = ours + own;
  return 8 * 1024 * 1024 + 2 * files * maxFileBytes;
}
