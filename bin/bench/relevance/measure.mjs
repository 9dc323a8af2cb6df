import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ended } from '../../launch/app-process.mjs';

/**
 * How good the search is beside other engines, over the demo company and the judged queries in benchmarks/relevance.
 * In a process of its own, because the admin host reads its settings once.
 */
export async function measureRelevance(started) {
  console.log('Comparing search engines …');
  const folder = await mkdtemp(path.join(tmpdir(), 'nasaq-relevance-'));
  started.defer(() => rm(folder, { recursive: true, force: true }));
  // The database's own user must be able to enter it.
  await chmod(folder, 0o755);
  const dataDir = path.join(folder, 'data');
  await mkdir(dataDir);
  const file = path.join(folder, 'figures.json');
  const compare = path.join(import.meta.dirname, 'compare.mjs');
  const child = spawn(process.execPath, [compare, dataDir, file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const end = ended(child);
  started.defer(() => {
    child.kill('SIGTERM');
    return end;
  });
  await end;
  if (child.exitCode !== 0) throw new Error('The comparison of search engines failed.');
  return JSON.parse(await readFile(file, 'utf8'));
}
