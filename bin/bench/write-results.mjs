import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parts as known } from './parts.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const page = path.join(root, 'docs/benchmarks.md');

/**
 * Prints the tables; with `write` also keeps the figures in benchmarks/results/<date>.json and puts the tables between
 * the markers of docs/benchmarks.md. A run of some parts leaves the other parts of the page as they are.
 */
export async function writeResults(results, write) {
  const parts = Object.keys(known).filter((part) => results[part]);
  const texts = new Map(
    parts.map((part) => [part, `${caption(results, part)}\n\n${known[part].table(results[part])}`]),
  );
  for (const text of texts.values()) console.log(`\n${text}`);
  console.log(`\nMeasured in ${results.seconds} s.`);
  if (!write) return;

  const file = path.join(root, 'benchmarks/results', `${results.date.slice(0, 10)}.json`);
  const before = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
  const { date, machine } = results;
  for (const part of parts) before[part] = { date, machine, figures: results[part] };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(before, rounded)}\n`);
  spawnSync(path.join(root, 'node_modules/.bin/oxfmt'), [file]);

  let text = await readFile(page, 'utf8');
  for (const [part, table] of texts) text = between(text, part, table);
  await writeFile(page, text);
}

function caption({ date, machine }, part) {
  const { processor, cores, memoryGB, node, load, pinned } = machine;
  const cause = known[part].unbound
    ? 'nothing bound to a core'
    : pinned
      ? 'each server alone on one core'
      : 'not bound to cores (no taskset, or one core only)';
  return `${date.slice(0, 10)}, ${processor}, ${cores} cores, ${memoryGB} GB, Node ${node}, ${cause}; the machine's load was ${load} when the run began.`;
}

function between(text, part, table) {
  const [begin, end] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  if (!text.includes(begin) || !text.includes(end)) throw new Error(`docs/benchmarks.md lacks ${begin} … ${end}.`);
  return `${text.slice(0, text.indexOf(begin) + begin.length)}\n${table}\n${text.slice(text.indexOf(end))}`;
}

function rounded(_, value) {
  return typeof value === 'number' ? Number(value.toFixed(3)) : value;
}
