import path from 'node:path';

/** The same pages as ours, in the way that Next.js suggests: server components, client components where a page acts. */
export const config = {
  turbopack: {
    root: path.resolve(import.meta.dirname, '../../../..'),
    resolveAlias: { 'peer-link': '../views/link.js' },
  },
  transpilePackages: ['@nasaq/contract', '@nasaq/design', '@nasaq/patterns'],
};
