import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const namesIn = (text: string) => new Set(text.match(/\b(?:nasaq|process|nodejs)_[a-z_]+\b/g));

/** As the code names them, each before its sentence. */
const metrics = new Set(
  globSync(['apps/*/src/**/*.ts', 'packages/*/src/**/*.ts'], { cwd: root })
    .filter((file) => !/\.test\.ts$|migrations/.test(file))
    .flatMap((file) => [...read(file).matchAll(/[([]\s*'((?:nasaq|process|nodejs)_[a-z_]+)',\s+'[A-Z1]/g)])
    .map(([, name]) => name!),
);
/** A histogram is told in three series. */
const isThere = (name: string) => metrics.has(name) || metrics.has(name.replace(/_(?:bucket|sum|count)$/, ''));

test.each(['alerts.yaml', 'dashboard.json'])('%s asks for metrics that there are', (file) => {
  expect(metrics.size).toBeGreaterThan(25);
  const asked = [...namesIn(read(`docs/operating/monitoring/${file}`))];
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((name) => !isThere(name))).toEqual([]);
});

test('monitoring.md describes every metric, and none besides', () => {
  const described = namesIn(read('docs/operating/monitoring.md'));
  expect([...metrics].filter((name) => !described.has(name))).toEqual([]);
  expect([...described].filter((name) => !isThere(name))).toEqual([]);
});

test('the dashboard shows every metric', () => {
  const shown = namesIn(read('docs/operating/monitoring/dashboard.json'));
  expect(
    [...metrics].filter((name) => ![name, `${name}_bucket`, `${name}_count`].some((form) => shown.has(form))),
  ).toEqual([]);
});
