import { expect, test } from 'vitest';
import { billOfMaterials, licencesText } from '../package/bill-of-materials.mjs';
import { exceptionFor, exceptions, refusedLicences } from '../package/licences.mjs';

const hosts = (['site', 'admin'] as const).map((app) => ({ app, ...billOfMaterials(app) }));

test.each(hosts)(
  'everything that $app is shipped with may be shipped, and is named with its licence',
  ({ packages, bill }) => {
    expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(['hono', 'sharp', 'react', 'zod']));
    expect(packages.map(({ name }) => name)).not.toContain('vitest');
    expect(refusedLicences(packages)).toEqual([]);
    const text = licencesText(packages);
    for (const { name, version, licence } of packages) expect(text).toContain(`${name} ${version}: ${licence}`);
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
    // The build of one day is that of another.
    expect(JSON.stringify(bill)).not.toMatch(/timestamp|serialNumber|https?:/);
  },
);

test('each exception is still needed', () => {
  const all = hosts.flatMap(({ packages }) => packages);
  const needed = new Set(all.map(({ name, licence }) => exceptionFor(name, licence)));
  expect(exceptions.filter((exception) => !needed.has(exception))).toEqual([]);
});

test.each([
  ['GPL-3.0-only', false],
  ['', false],
  ['MIT AND GPL-2.0-only', false],
  ['(MIT OR GPL-2.0-only)', true],
  ['Apache-2.0 AND MIT', true],
])('a package under "%s" is shipped: %s', (licence, ships) => {
  expect(refusedLicences([{ name: 'some-package', version: '1.0.0', licence }]).length === 0).toBe(ships);
});
