import type { Hono } from 'hono';
import { readEnv } from '../../platform/env.ts';
import { createSite } from '../app.ts';
import { openPageServer } from '../open-page-server.ts';
import { proxyAdmin, type FirstAnswer } from '../proxy-admin.ts';
import { startFixtureAdmin, type FixtureAdmin } from './fixture-admin.ts';
import { inventedAssets } from './invented-assets.ts';

export const siteUrl = 'https://nasaq.example';

/**
 * The real site over the fixture admin host, and what comes before it; only the client build's file names are invented.
 */
export async function startTestSite(): Promise<{ site: Hono; proxy: FirstAnswer; admin: FixtureAdmin }> {
  const admin = await startFixtureAdmin();
  const env = readEnv({ SITE_URL: siteUrl, ADMIN_URL: admin.url, NODE_ENV: 'test' });
  const server = openPageServer(env, inventedAssets, null);
  return { site: createSite(server), proxy: proxyAdmin(env, server), admin };
}
