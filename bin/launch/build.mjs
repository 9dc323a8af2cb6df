import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runBuild } from './app-process.mjs';
import { fingerprint } from './fingerprint.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** What a finished build has left, per app. */
const results = {
  admin: ['dist/server.mjs', 'dist/nasaq.mjs', '.next/BUILD_ID'],
  site: ['dist/server/main.js', 'dist/client'],
};

/**
 * Builds the apps whose sources have changed since their last build.
 * @param {('admin' | 'site')[]} apps folder names below apps/
 * @returns {Promise<boolean>} whether everything is built now; the failed build has said why
 */
export async function ensureBuilt(apps) {
  for (const app of apps) {
    const stamp = path.join(root, '.stamp', `build-${app}`);
    const wanted = fingerprint(app);
    const complete = results[app].every((file) => existsSync(path.join(root, 'apps', app, file)));
    if (complete && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue;
    console.log(`Building apps/${app} …`);
    rmSync(stamp, { force: true });
    if (!(await runBuild(app))) return false;
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, wanted);
  }
  return true;
}
