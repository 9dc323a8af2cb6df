// A process of its own: loads the demo company, asks every engine every query, and writes the figures into a file.
import { writeFile } from 'node:fs/promises';
import { openDemo } from './demo-documents.mjs';
import { minisearch } from './engines/minisearch.mjs';
import { nasaq } from './engines/nasaq.mjs';
import { orama } from './engines/orama.mjs';
import { postgres } from './engines/postgres.mjs';
import { sqliteTrigrams, sqliteWords } from './engines/sqlite.mjs';
import { evaluate } from './evaluate.mjs';
import { judgedQueries } from './judged-queries.mjs';
import { requirePeers } from './peer-packages.mjs';
import { summarise } from './summarise.mjs';

const [dataDir, file] = process.argv.slice(2);
const demo = await openDemo(dataDir);
const requirePeer = requirePeers();
if (!requirePeer) console.error('MiniSearch and Orama are left out: their packages could not be installed.');

const engines = [nasaq, sqliteTrigrams, postgres, ...(requirePeer ? [minisearch, orama] : []), sqliteWords];
const queries = judgedQueries();
const entryOf = new Map(demo.documents.map(({ id, type, key }) => [id, `${type}:${key}`]));
const results = [];
for (const open of engines) {
  const engine = await open({ ...demo, requirePeer });
  // The first time warms up; the answers are the same.
  await evaluate(engine, queries, entryOf);
  results.push({ name: engine.name, rows: await evaluate(engine, queries, entryOf) });
  await engine.close?.();
}
await writeFile(file, JSON.stringify(summarise(results, queries, demo.documents.length)));
await demo.close();
process.exit(0);
