declare module '@20minutes/s3rver' {
  import type { IncomingMessage } from 'node:http';

  interface Context {
    method: string;
    path: string;
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
    store: { deleteObject: (bucket: string, key: string) => Promise<void> };
    run(): Promise<{ port: number }>;
    close(done: () => void): void;
  }
}
