import S3rver from '@20minutes/s3rver';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { S3Settings } from '../../../env/s3.ts';

export interface S3Server {
  settings: S3Settings;
  close: () => Promise<void>;
}

/**
 * An S3 server with one empty bucket: `s3rver` in this process, which checks signatures, or one that runs elsewhere
 * (`TEST_S3_ENDPOINT`, with a key in `TEST_S3_ACCESS_KEY` and `TEST_S3_SECRET_KEY` that may make buckets).
 */
export async function openS3Server(): Promise<S3Server> {
  const {
    TEST_S3_ENDPOINT: endpoint,
    TEST_S3_ACCESS_KEY: accessKey = '',
    TEST_S3_SECRET_KEY: secretKey = '',
  } = process.env;
  return endpoint ? bucketOf(endpoint, accessKey, secretKey) : openHere();
}

/** A bucket of a real server, which is emptied and taken away at the end. */
async function bucketOf(endpoint: string, accessKey: string, secretKey: string): Promise<S3Server> {
  const sdk = await import('@aws-sdk/client-s3');
  const bucket = `nasaq-test-${randomUUID()}`;
  const settings = { endpoint, region: 'us-east-1', bucket, accessKey, secretKey, prefix: '', pathStyle: true };
  const client = new sdk.S3Client({
    endpoint,
    region: settings.region,
    forcePathStyle: true,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
  });
  await client.send(new sdk.CreateBucketCommand({ Bucket: bucket }));
  return { settings, close };

  async function close(): Promise<void> {
    const { Uploads = [] } = await client.send(new sdk.ListMultipartUploadsCommand({ Bucket: bucket }));
    if (Uploads.length > 0) throw new Error(`${Uploads.length} uploads were neither ended nor given up.`);
    for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { Bucket: bucket }))
      for (const { Key } of Contents) await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key }));
    await client.send(new sdk.DeleteBucketCommand({ Bucket: bucket }));
    client.destroy();
  }
}

async function openHere(): Promise<S3Server> {
  const directory = mkdtempSync(path.join(tmpdir(), 'nasaq-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  // What it does otherwise than real servers: it forgets the slash at the end of a bucket's address, which is signed, too,
  // keeps what has come of a body that broke off, and does not compare the hash that was signed.
  server.middleware.splice(-1, 0, async (context, next) => {
    if (/^\/[^/]+\/$/.test(context.path)) {
      context.mountPath = '/';
      context.state.vhost = true;
    }
    const [, bucket = '', key = ''] = /^\/([^/]+)\/(.+)$/.exec(decodeURIComponent(context.path)) ?? [];
    const signed = String(context.req.headers['x-amz-content-sha256']);
    const isObject = context.method === 'PUT' && !('uploadId' in context.query);
    try {
      await next();
      if (isObject && /^[\da-f]{64}$/.test(signed) && (await hashOf(bucket, key)) !== signed) {
        await server.store.deleteObject(bucket, key);
        context.status = 400;
      }
    } finally {
      if (isObject && !context.req.complete) await server.store.deleteObject(bucket, key);
    }
  });
  const { port } = await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'files',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
      prefix: '',
      pathStyle: true,
    },
    close: async () => {
      server.close(() => {});
      rmSync(directory, { recursive: true, force: true });
    },
  };

  async function hashOf(bucket: string, key: string): Promise<string> {
    const hash = createHash('sha256');
    for await (const piece of (await server.store.getObject(bucket, key)).content) hash.update(piece);
    return hash.digest('hex');
  }
}
