import { withPayload } from '@payloadcms/next/withPayload';
import path from 'node:path';

const folder = import.meta.dirname;

export default withPayload({
  // Next's answers to /admin only; the server in src/server.ts is in front of it.
  serverExternalPackages: ['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle', 'sharp', 'pg'],
  outputFileTracingRoot: path.resolve(folder, '../..'),
  turbopack: { root: path.resolve(folder, '../..') },
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'Content-Security-Policy', value: "frame-ancestors 'self'" },
      ],
    },
  ],
});
