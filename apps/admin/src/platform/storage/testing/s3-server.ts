import S3rver from '@20minutes/s3rver';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { S3Settings } from '../../../env.ts';

export interface S3Server {
  settings: S3Settings;
  close: () => Promise<void>;
}

/** An S3 server of this process, with one bucket, that checks signatures. */
export async function openS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(path.join(tmpdir(), 'nasaq-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  // What it does otherwise than real servers: it forgets the slash at the end of a bucket's address, which is signed, too,
  // and it keeps what has come of a body that broke off.
  server.middleware.splice(-1, 0, async (context, next) => {
    if (/^\/[^/]+\/$/.test(context.path)) {
      context.mountPath = '/';
      context.state.vhost = true;
    }
    try {
      await next();
    } finally {
      const [, bucket = '', key = ''] = /^\/([^/]+)\/(.+)$/.exec(context.path) ?? [];
      if (context.method === 'PUT' && !context.req.complete) await server.store.deleteObject(bucket, key);
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
}
