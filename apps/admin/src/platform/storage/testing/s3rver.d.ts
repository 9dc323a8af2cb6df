declare module '@20minutes/s3rver' {
  import type { IncomingMessage } from 'node:http';

  interface Context {
    method: string;
    path: string;
    query: Record<string, string>;
    status: number;
    mountPath?: string;
    req: IncomingMessage;
    state: { vhost?: boolean };
  }

  export default class S3rver {
    constructor(options: {
      port: number;
      address: string;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: [] }[];
    });
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    store: {
      deleteObject: (bucket: string, key: string) => Promise<void>;
      getObject: (bucket: string, key: string) => Promise<{ content: AsyncIterable<Buffer> }>;
    };
    run(): Promise<{ port: number }>;
    close(done: () => void): void;
  }
}
