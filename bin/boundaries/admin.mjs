import { layers } from './layers.mjs';

/** Entered by its index, and by that of its screens where the screens of others show something of it. */
const capability = ['index.ts', 'screens/index.ts'];

/** The parts of the admin host from the ground up, as docs/architecture.md draws them. */
export const adminRules = layers({
  name: 'admin',
  base: 'apps/admin/src',
  parts: [
    'env.ts',
    'platform/secrets',
    'platform/payload',
    'platform/http',
    'platform/database',
    'platform/staff',
    'platform/changes',
    'platform/company',
    'mail',
    'uploads',
    'content',
    'accounts',
    'users',
    'search',
    'submissions',
    'ratings',
    'chat',
    'privacy',
    'demo',
    'openapi',
    'app',
    'health.ts',
    'jobs.ts',
    'collections.ts',
    'globals.ts',
    'payload.config.ts',
    'payload.ts',
    'create-migration.ts',
    'api-routes.ts',
    'http-app.ts',
    'server.ts',
  ],
  // Payload writes into it what the config names.
  generated: ['app/(payload)/admin/importMap.js'],
  capabilities: {
    mail: capability,
    uploads: capability,
    content: capability,
    accounts: capability,
    users: capability,
    search: capability,
    submissions: capability,
    ratings: capability,
    chat: capability,
    privacy: capability,
    demo: capability,
  },
});
