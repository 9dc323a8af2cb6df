import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adminPort, mailPort, sitePort } from './addresses.ts';
import { expect } from './test.ts';

/** A product of its own beside the one that the journeys share: both hosts, with a database that nobody has written in. */
export interface OwnProduct {
  siteUrl: string;
  adminUrl: string;
  login: { email: string; password: string };
  stop: () => Promise<void>;
}

/** Whoever runs it chooses no demo company: `NASAQ_DEMO=false`, and nothing else. */
export async function startEmptyProduct(): Promise<OwnProduct> {
  const [site, admin] = [sitePort + 10, adminPort + 10];
  const [siteUrl, adminUrl] = [`http://localhost:${site}`, `http://localhost:${admin}`];
  const login = { email: 'owner@sahel.example', password: 'a long password for an owner' };
  const dataDir = path.join(tmpdir(), `nasaq-own-product-${randomUUID()}`);
  const child = spawn(process.execPath, ['bin/start.mjs'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    stdio: 'ignore',
    env: {
      ...process.env,
      NASAQ_DEMO: 'false',
      SITE_PORT: String(site),
      ADMIN_PORT: String(admin),
      SITE_URL: siteUrl,
      ADMIN_URL: adminUrl,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: login.email,
      ADMIN_PASSWORD: login.password,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      UNCACHED_PER_ADDRESS: '100000',
    },
  });
  const ended = once(child, 'close');
  const isUp = async () => (await fetch(`${siteUrl}/services`).catch(() => null))?.status;
  await expect.poll(isUp, { timeout: 180_000 }).toBe(200);
  return {
    siteUrl,
    adminUrl,
    login,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
