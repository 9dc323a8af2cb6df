import type { S3Client } from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { S3Settings } from '../../env/s3.ts';
import { type ByteRange, type Content, type FileFacts, NameTaken, type OpenFile } from './file-store.ts';

/** Of a file whose length nobody knows before its end; one may have ten thousand of them. */
const partBytes = 16 * 1024 * 1024;
const attempts = 4;
/** Milliseconds. */
const pauses = { connect: 5_000, silence: 30_000 };
/** Readers hold one each for as long as they read. */
const mostConnections = 500;

/** What the answers of stores mean to who set `S3_…`. */
const reasons: Record<string, string> = {
  NoSuchBucket: 'there is no such bucket: check S3_BUCKET, or make it',
  AccessDenied: 'the key may not do this: give it the right to list, read, write and delete in the bucket',
  InvalidAccessKeyId: 'S3_ACCESS_KEY is not known there',
  SignatureDoesNotMatch: 'S3_SECRET_KEY is not that of S3_ACCESS_KEY',
  PermanentRedirect: 'the bucket is in another region: check S3_REGION',
  AuthorizationHeaderMalformed: 'the bucket is in another region: check S3_REGION',
  RequestTimeTooSkewed: 'the clock of this machine is wrong: set it by NTP',
  ECONNREFUSED: 'the connection was refused: check S3_ENDPOINT',
  ENOTFOUND: 'its name is not known: check S3_ENDPOINT',
  // What is asked for headers alone is refused without a word.
  403: 'the key is wrong, or may not do this: check S3_ACCESS_KEY and S3_SECRET_KEY',
  301: 'the bucket is in another region: check S3_REGION',
  CredentialsProviderError: 'there is no key: set S3_ACCESS_KEY and S3_SECRET_KEY',
};

/**
 * One bucket of an S3 store. Nothing in it is made public: it is read and written with the key alone, and no address in it
 * is handed out. The client is loaded with the first call; hosts that keep files on disk never load it.
 */
export class S3Bucket {
  readonly name: string;
  readonly #settings: S3Settings;
  #opened: Promise<Opened> | undefined;

  constructor(settings: S3Settings) {
    this.name = settings.bucket;
    this.#settings = settings;
  }

  /** Why it cannot be used, in a few words; `undefined` where it can. */
  async problem(): Promise<string | undefined> {
    try {
      for await (const found of this.list('')) {
        void found;
        break;
      }
      return undefined;
    } catch (error) {
      return reasonOf(error);
    }
  }

  async find(key: string): Promise<FileFacts | null> {
    const { client, sdk } = await this.#open();
    const command = new sdk.HeadObjectCommand({ Bucket: this.name, Key: key });
    const found = await client.send(command).catch(nothingThere);
    return found && { name: key, bytes: found.ContentLength ?? 0, changed: found.LastModified ?? new Date(0) };
  }

  async read(key: string, range?: ByteRange): Promise<OpenFile | null> {
    const { client, sdk } = await this.#open();
    const command = new sdk.GetObjectCommand({
      Bucket: this.name,
      Key: key,
      ...(range && { Range: `bytes=${range.first}-${range.last}` }),
    });
    const found = await client.send(command).catch(nothingThere);
    if (!found) return null;
    const whole = /\/(\d+)$/.exec(found.ContentRange ?? '')?.[1];
    return {
      name: key,
      bytes: Number(whole ?? found.ContentLength ?? 0),
      changed: found.LastModified ?? new Date(0),
      body: found.Body as Readable,
    };
  }

  /**
   * Its hash goes along, as a checksum and within the signature: the store refuses what was changed on the way. Where the store knows no
   * condition for a name that is free, two that take it at the same moment both get it.
   */
  async write(key: string, content: Content, { replace = false } = {}): Promise<void> {
    const { client, sdk } = await this.#open();
    if (!replace && (await this.find(key))) throw new NameTaken(key);
    for (let attempt = 1; ; attempt += 1) {
      const { body, broken, signal } = watched(content.open());
      try {
        const command = new sdk.PutObjectCommand({
          Bucket: this.name,
          Key: key,
          Body: body,
          ContentLength: content.bytes,
          ContentType: content.type ?? 'application/octet-stream',
          ChecksumSHA256: Buffer.from(content.sha256, 'hex').toString('base64'),
          ...(!replace && { IfNoneMatch: '*' }),
        });
        // The client signs no hash of what it reads once. Stores without checksums (Ceph before 19) compare the signed one.
        command.middlewareStack.add(
          (next) => (step) => {
            (step as Signed).request.headers['x-amz-content-sha256'] = content.sha256;
            return next(step);
          },
          { step: 'build' },
        );
        await client.send(command, { abortSignal: signal });
        return;
      } catch (error) {
        if (broken()) throw broken();
        // One that was answered by nobody may have been stored: then the name is taken by ourselves.
        if (isTaken(error) && attempt === 1) throw new NameTaken(key);
        if (isTaken(error)) return;
        if (attempt === attempts || !mayPass(error)) throw failure(this.name, error);
        await wait(100 * 4 ** attempt);
      } finally {
        body.destroy();
      }
    }
  }

  /**
   * Of any length, in parts; it appears under its name when all of it was taken, and nothing is left where it fails.
   * @returns bytes
   */
  async writeStream(key: string, source: AsyncIterable<Buffer>): Promise<number> {
    const { client } = await this.#open();
    const { Upload } = await import('@aws-sdk/lib-storage');
    let bytes = 0;
    const counted = async function* () {
      for await (const piece of source) {
        bytes += piece.length;
        yield piece;
      }
    };
    const { body, broken } = watched(Readable.from(counted(), { objectMode: false }));
    try {
      const params = { Bucket: this.name, Key: key, Body: body, ContentType: 'application/octet-stream' };
      await new Upload({ client, params, partSize: partBytes, queueSize: 2 }).done();
      return bytes;
    } catch (error) {
      throw broken() ?? failure(this.name, error);
    } finally {
      body.destroy();
    }
  }

  async remove(key: string): Promise<void> {
    const { client, sdk } = await this.#open();
    const command = new sdk.DeleteObjectCommand({ Bucket: this.name, Key: key });
    await client.send(command).catch(nothingThere);
  }

  async *list(prefix: string): AsyncGenerator<FileFacts> {
    const { client, sdk } = await this.#open();
    for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket: this.name, Prefix: prefix }))
      for (const { Key: name, LastModified, Size } of page.Contents ?? [])
        if (name !== undefined) yield { name, bytes: Size ?? 0, changed: LastModified ?? new Date(0) };
  }

  close(): void {
    void this.#opened?.then(({ client }) => client.destroy());
    this.#opened = undefined;
  }

  #open(): Promise<Opened> {
    this.#opened ??= open(this.#settings);
    return this.#opened;
  }
}

interface Opened {
  sdk: typeof import('@aws-sdk/client-s3');
  client: S3Client;
}

/** A request before it is signed. */
interface Signed {
  request: { headers: Record<string, string> };
}

async function open({ accessKey, endpoint, pathStyle, region, secretKey }: S3Settings): Promise<Opened> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint !== undefined && { endpoint }),
    ...(accessKey !== undefined &&
      secretKey !== undefined && { credentials: { accessKeyId: accessKey, secretAccessKey: secretKey } }),
    // Checksums of the newer kind, sent behind the body, are refused by many stores; ours goes before it.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: pauses.connect,
      socketTimeout: pauses.silence,
      httpAgent: { maxSockets: mostConnections },
      httpsAgent: { maxSockets: mostConnections },
    },
  });
  return { sdk, client };
}

/** The client waits for ever for a body that breaks, and leaves its error to nobody. */
function watched(body: Readable): { body: Readable; broken: () => Error | undefined; signal: AbortSignal } {
  const ending = new AbortController();
  let broken: Error | undefined;
  body.on('error', (error) => {
    broken = error;
    ending.abort();
  });
  return { body, broken: () => broken, signal: ending.signal };
}

interface S3Failure extends Error {
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

const statusOf = (error: unknown) => (error as S3Failure).$metadata?.httpStatusCode;

/** A bucket that is not there is no file that is not there. */
function nothingThere(error: S3Failure): null {
  if (statusOf(error) === 404 && error.name !== 'NoSuchBucket') return null;
  throw failure(undefined, error);
}

function isTaken(error: unknown): boolean {
  return statusOf(error) === 412 || statusOf(error) === 409;
}

/** No answer, an overloaded store, or one that had another request for the same name. */
function mayPass(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === 429 || status === 408;
}

/** What went wrong at the store, as its operator can act upon it. */
export class StoreFailure extends Error {}

function failure(bucket: string | undefined, error: unknown): Error {
  if (error instanceof StoreFailure || error instanceof NameTaken) return error;
  return new StoreFailure(
    `The store${bucket ? ` (bucket ${bucket})` : ''} does not take or give a file: ${reasonOf(error)}.`,
    {
      cause: error,
    },
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof StoreFailure) return reasonOf(error.cause);
  const { code = '', message, name } = error as S3Failure;
  const first = error instanceof AggregateError ? (error.errors[0] as NodeJS.ErrnoException).code : undefined;
  return reasons[name] ?? reasons[first ?? code] ?? reasons[statusOf(error) ?? ''] ?? (message || name);
}
