import path from 'node:path';

/** The same content as our home page, in the way that Next.js suggests: server components, small client islands. */
export default {
  turbopack: { root: path.resolve(import.meta.dirname, '../../..') },
  transpilePackages: ['@nasaq/contract', '@nasaq/patterns'],
};
