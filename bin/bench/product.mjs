import { spawn } from 'node:child_process';
import path from 'node:path';
import { ended } from '../launch/app-process.mjs';
import { commandLine, memory, processTree, workingFolder } from './process-tree.mjs';
import { waitUntilReady } from './wait-until-ready.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const patience = 10 * 60_000;

const login = { email: 'admin@nasaq.example', password: 'a long password for the bench' };

/**
 * Runs the README's own command on its own ports and data folder, until the site shows its home page.
 * @param {{ port: number, dataDir: string, smtpUrl?: string }} where the site takes `port`, the admin host the next one
 * @param {AsyncDisposableStack} started stops the product at the end, if nobody did before
 */
export async function startProduct({ port, dataDir, smtpUrl = '' }, started) {
  const siteUrl = `http://localhost:${port}`;
  const adminUrl = `http://localhost:${port + 1}`;
  const env = {
    ...process.env,
    SITE_PORT: String(port),
    ADMIN_PORT: String(port + 1),
    SITE_URL: siteUrl,
    ADMIN_URL: adminUrl,
    DATA_DIR: dataDir,
    ADMIN_EMAIL: login.email,
    ADMIN_PASSWORD: login.password,
    SMTP_URL: smtpUrl,
    // The crowd of the load is no attack.
    SUBMISSIONS_PER_MINUTE: '1000000',
  };
  const begun = performance.now();
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output = [];
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const end = ended(npm);
  const isRunning = () => npm.exitCode === null && npm.signalCode === null;
  started.defer(stop);

  if (!(await waitUntilReady(siteUrl, { patience, isRunning }))) {
    throw new Error(`npm start did not bring up the site:\n${Buffer.concat(output)}`);
  }
  const seconds = (performance.now() - begun) / 1000;
  const [site, admin] = ['site', 'admin'].map(processOf);
  return {
    siteUrl,
    adminUrl,
    login,
    seconds,
    site,
    admin,
    siteMemory: () => memory(site),
    adminMemory: () => memory(admin),
    stop,
  };

  function processOf(app) {
    return processTree(npm.pid).find((pid) => workingFolder(pid) === path.join(root, 'apps', app));
  }

  /** npm hands signals on badly, so the launcher inside it is told. */
  async function stop() {
    if (!isRunning()) return;
    const tree = processTree(npm.pid);
    const launcher = tree.findLast((pid) => commandLine(pid)[1]?.endsWith('bin/start.mjs'));
    process.kill(launcher ?? npm.pid, 'SIGTERM');
    const late = setTimeout(() => tree.forEach(killIfThere), 20_000);
    await end;
    clearTimeout(late);
  }
}

function killIfThere(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
