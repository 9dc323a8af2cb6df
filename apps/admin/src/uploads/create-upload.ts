import {
  apiBasePath,
  apiVersion,
  fileField,
  maxFileBytes,
  previewableTypes,
  type Upload,
  type UploadKind,
} from '@nasaq/contract';
import type { Payload } from 'payload';
import { log } from '@nasaq/logging';
import { rm } from 'node:fs/promises';
import { ApiError } from '../platform/http/error.ts';
import { StoreFailure } from '../platform/storage/index.ts';
import { isStorageFull, refused } from './refused.ts';
import { retryWhileDatabaseIsDown } from '../platform/database/database-outage.ts';
import { RefusingSemaphore } from '../platform/database/refusing-semaphore.ts';
import { env } from '../env.ts';
import { claimedType, inspectFile, type Inspected } from './inspection/inspect-file.ts';
import { ScanFailure, scanFile } from './inspection/scan-file.ts';
import { receiveFile } from './receive-file.ts';
import { countUnclaimed, makeRoom, uploadSender } from './unclaimed-uploads.ts';
import { unclaimedHours, uploadQuota, type Arrival } from './upload-quota.ts';
import { type ReceivedFile, uploadStore } from './upload-store.ts';
import { newToken, tokenHash } from './find-upload.ts';

export interface NewUpload {
  kind: UploadKind;
  field: string;
  /** Clean. */
  filename: string;
  body: ReadableStream<Uint8Array> | null;
  /** The body's length as its sender says. */
  announced: number | undefined;
  /** Address of who sends. */
  sender: string;
}

/** Looking into files costs memory and processor time; more than two at once would starve the readers. */
const inspections = new RefusingSemaphore({ permits: 2, queueLimit: 1_000, waitTimeout: 120_000 });

/**
 * Receives a file, makes sure that it is what it claims to be, and keeps it for a submission to come.
 * @throws {ApiError} with the reason; nothing is left on the disk then
 */
export async function createUpload(upload: NewUpload, payload: Payload): Promise<Upload> {
  const { kind, field, filename, body, announced, sender } = upload;
  await uploadQuota.admit(sender);
  const claimed = claimedType(filename, fileField(kind, field)!.types);
  const expected = Math.min(announced ?? maxFileBytes, maxFileBytes);
  const free = await retryWhileDatabaseIsDown(() => reserve({ kind, sender, bytes: expected }, payload));
  try {
    const received = await receiveFile(body, uploadStore, announced);
    const inspected = await inspect(received, claimed);
    const key = await keep(received, inspected);
    const token = newToken();
    try {
      await retryWhileDatabaseIsDown(() =>
        insert({ kind, field, filename, sender, token, key, received, inspected }, payload),
      );
    } catch (error) {
      await uploadStore.remove(key);
      throw error;
    }
    return present(token, filename, received.size, inspected);
  } finally {
    free();
  }
}

/** @returns gives the room back */
async function reserve(arrival: Arrival, payload: Payload): Promise<() => void> {
  const unclaimed = await countUnclaimed(arrival, payload);
  const excess = uploadQuota.excess(arrival, unclaimed);
  const isFreed = excess > 0 && (await makeRoom(arrival, excess, payload));
  return uploadQuota.reserve(arrival, isFreed ? await countUnclaimed(arrival, payload) : unclaimed);
}

async function inspect({ file }: ReceivedFile, claimed: Inspected['contentType']): Promise<Inspected> {
  try {
    return await inspections.run(async () => {
      const inspected = await inspectFile(file, claimed);
      await refuseHarmful(file);
      return inspected;
    });
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/** Where the owner has a scanner, nothing is kept that it has not seen: while it is away files are sent again later. */
async function refuseHarmful(file: string): Promise<void> {
  if (!env.scanner) return;
  try {
    const found = await scanFile(file, env.scanner);
    if (found === null) return;
    log.warn(`A visitor's file was refused: the scanner found ${found}.`);
  } catch (error) {
    if (!(error instanceof ScanFailure)) throw error;
    log.error(`Files are refused, because CLAMAV_SOCKET gives no verdict: ${error.message}`);
    throw new ApiError('unavailable');
  }
  throw refused('harmful');
}

/** Nothing is left here of what cannot be kept; its sender tries again. */
async function keep(received: ReceivedFile, { contentType }: Inspected): Promise<string> {
  try {
    return await uploadStore.keep(received, contentType);
  } catch (error) {
    await rm(received.file, { force: true });
    if (error instanceof StoreFailure) {
      log.error(error.message);
      throw new ApiError('unavailable');
    }
    throw isStorageFull(error) ? refused('storage_full') : error;
  }
}

interface Row extends Pick<NewUpload, 'kind' | 'field' | 'filename' | 'sender'> {
  token: string;
  key: string;
  received: ReceivedFile;
  inspected: Inspected;
}

async function insert(
  { kind, field, filename, sender, token, key, received, inspected }: Row,
  payload: Payload,
): Promise<void> {
  await payload.db.create({
    collection: 'uploads',
    data: {
      kind,
      field,
      filename,
      sender: uploadSender(sender),
      token_hash: tokenHash(token),
      storage_key: key,
      content_type: inspected.contentType,
      filesize: received.size,
      sha256: received.sha256,
      width: inspected.width,
      height: inspected.height,
      expires_at: new Date(Date.now() + unclaimedHours * 60 * 60 * 1_000).toISOString(),
    },
    returning: false,
  });
}

function present(token: string, filename: string, filesize: number, { contentType, width, height }: Inspected): Upload {
  const url = `${apiBasePath}uploads/${token}?v=${apiVersion}`;
  const previewable = previewableTypes.includes(contentType);
  return { token, filename, filesize, contentType, url, href: url, previewable, width, height };
}
