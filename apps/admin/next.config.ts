import { withPayload } from '@payloadcms/next/withPayload';
import path from 'node:path';

const folder = import.meta.dirname;

export default withPayload({
  // Next's answers to /admin only; the server in src/server.ts is in front of it.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/drizzle',
    'sharp',
    'pg',
    'fontverter',
    'harfbuzzjs',
    'subset-font',
    '@aws-sdk/client-s3',
    '@aws-sdk/lib-storage',
  ],
  outputFileTracingRoot: path.resolve(folder, '../..'),
  turbopack: { root: path.resolve(folder, '../..') },
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  // The headers of its answers are set in front of it (src/platform/http/security-headers.ts).
  poweredByHeader: false,
});
