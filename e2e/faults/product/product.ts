import path from 'node:path';
import { MailServer } from '../../support/mail-server.ts';
import { App } from './app.ts';
import { openDatabaseServer, type DatabaseServer } from './database-server.ts';
import { administrator, adminUrl, ports, replicaUrl, root, secondAdminUrl, secret, siteUrl } from './places.ts';
import { startPooler } from './pooler.ts';
import { Rows } from './rows.ts';

/** The whole product with everything around it, each part of which can fail on its own. */
export interface Product {
  admin: App;
  site: App;
  /** Another site beside it; not started. */
  replica: App;
  /** Another admin host on the same database and files; not started. */
  second: App;
  database: DatabaseServer;
  mail: MailServer;
  rows: Rows;
  dataDir: string;
  /** What the site is started with besides, from its next start on. */
  siteSettings: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * Starts it on the data of a folder; what others left in it stays.
 * @param between where the site finds the admin host, for tests that stand between them
 * @param release the checkout that `admin` and `site` are run from; the other two are always of this one
 */
export async function openProduct(
  folder: string,
  settings: Record<string, string> = {},
  between = adminUrl,
  release = root,
): Promise<Product> {
  const dataDir = path.join(folder, 'data');
  const database = await openDatabaseServer(path.join(folder, 'database'));
  const { PGBOUNCER, PGBOUNCER_MODE = 'transaction' } = process.env;
  const pooler = PGBOUNCER ? await startPooler(PGBOUNCER, PGBOUNCER_MODE, ports.pooler, database.url) : undefined;
  const mail = await new MailServer().start();
  const env = () => ({
    ADMIN_PORT: String(ports.admin),
    SITE_PORT: String(ports.site),
    ADMIN_URL: adminUrl,
    SITE_URL: siteUrl,
    DATA_DIR: dataDir,
    DATABASE_URL: pooler?.url ?? database.url,
    ...(pooler && PGBOUNCER_MODE === 'transaction' && { DATABASE_DIRECT_URL: database.url }),
    NASAQ_SECRET: secret,
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    SMTP_URL: mail.url,
    MAIL_TO: 'staff@nasaq.example',
    // The limit per address stands; the crowd of these tests is no attack.
    SUBMISSIONS_PER_MINUTE: '100000',
    ...settings,
  });
  const admin = new App('admin', `${adminUrl}/readyz`, env, release);
  const second = new App('admin', `${secondAdminUrl}/readyz`, () => ({ ...env(), ADMIN_PORT: String(ports.second) }));
  const siteSettings: Record<string, string> = {};
  const site = new App(
    'site',
    `${siteUrl}/healthz`,
    () => ({ ...env(), ADMIN_URL: between, ...siteSettings }),
    release,
  );
  const replica = new App('site', `${replicaUrl}/healthz`, () => ({
    ...env(),
    ADMIN_URL: between,
    SITE_PORT: String(ports.replica),
    DATA_DIR: path.join(folder, 'replica'),
  }));
  const rows = new Rows(database.url);
  const product = {
    admin,
    site,
    replica,
    second,
    database,
    mail,
    rows,
    dataDir,
    siteSettings,
    async stop() {
      await Promise.all([site.kill('SIGTERM'), replica.kill('SIGTERM')]);
      await Promise.all([admin.kill('SIGTERM'), second.kill('SIGTERM')]);
      await rows.close();
      await mail.stop();
      await pooler?.stop();
      await database.stop();
    },
  };
  try {
    await admin.start();
    await site.start();
  } catch (error) {
    await product.stop();
    throw error;
  }
  return product;
}
