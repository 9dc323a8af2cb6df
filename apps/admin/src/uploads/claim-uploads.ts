import { type Failure, failureMessage, isLocale, type Locale, type UploadKind } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { ApiError } from '../platform/http/error.ts';
import type { Upload } from '../platform/payload/payload-types.ts';
import { isToken, tokenHash } from './find-upload.ts';
import { queryFor } from '../platform/database/query.ts';

interface Target {
  kind: UploadKind;
  field: string;
  /** Of the submission or chat, which stands in the same transaction. */
  id: number;
}

/**
 * Makes uploaded files a submission's own, within the transaction of `req`: from then on they do not expire, their
 * tokens open nothing, and staff can read them.
 * @returns their rows, in the order of the tokens
 * @throws {ApiError} `invalid` with the rule `file_gone` where one of them is unknown, expired, of another field, or
 * another submission's
 */
export async function claimUploads(tokens: readonly string[], target: Target, req: PayloadRequest): Promise<Upload[]> {
  const hashes = [...new Set(tokens)].map((token) => (isToken(token) ? tokenHash(token) : null));
  if (hashes.length === 0) return [];
  const known = hashes.filter((hash) => hash !== null);
  const rows = known.length < hashes.length ? [] : await lockUploads(known, req);
  if (rows.filter((row) => isFree(row, target)).length < hashes.length) throw await gone(target, req);
  for (const row of rows) {
    await req.payload.db.updateOne({
      collection: 'uploads',
      id: row.id,
      // The whole row: the adapter writes one with a relation anew, and the lock keeps it as it was read.
      data: { ...row, submission: { relationTo: target.kind, value: target.id }, expires_at: null, sender: null },
      req,
      returning: false,
    });
  }
  return rows.toSorted((a, b) => hashes.indexOf(a.token_hash) - hashes.indexOf(b.token_hash));
}

function isFree({ kind, field, expires_at }: Upload, target: Target): boolean {
  return (
    kind === target.kind &&
    field === target.field &&
    Boolean(expires_at) &&
    new Date(expires_at!).getTime() > Date.now()
  );
}

/** In the language of the submission, which the request inside a transaction does not know. */
async function gone({ kind, field, id }: Target, req: PayloadRequest): Promise<ApiError> {
  const submission = await req.payload.db.findOne<{ id: number; locale?: Locale }>({
    collection: kind,
    where: { id: { equals: id } },
    select: { locale: true },
    req,
  });
  const locale = isLocale(submission?.locale) ? submission.locale : 'en';
  const failure: Failure = { field, rule: 'file_gone' };
  return new ApiError('invalid', field, {
    failures: [{ ...failure, message: failureMessage(failure, locale), messageAr: failureMessage(failure, 'ar') }],
  });
}

/**
 * The rows with these hashes as they are now, locked against every other change until the transaction of `req` ends: of two
 * submissions that claim one file at once, the second sees that it is taken. By id, so that no two wait for each other.
 */
export async function lockUploads(hashes: readonly string[], req: PayloadRequest): Promise<Upload[]> {
  const query = await queryFor(req);
  await query('SELECT id FROM uploads WHERE token_hash = ANY($1) ORDER BY id FOR UPDATE', [hashes]);
  const { docs } = await req.payload.db.find<Upload>({
    collection: 'uploads',
    where: { token_hash: { in: [...hashes] } },
    pagination: false,
    limit: hashes.length,
    req,
  });
  return docs;
}
