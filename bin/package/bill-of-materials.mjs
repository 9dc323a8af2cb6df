import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from './hosts.mjs';
import { refusedLicences } from './licences.mjs';

/**
 * @typedef {object} Package
 * @property {string} name
 * @property {string} version
 * @property {string} licence SPDX expression; empty where it names none
 * @property {string} folder from the root
 * @property {string} integrity as the lock file has it: `sha512-…`, in base64
 * @property {string[]} needs folders of other packages
 */

/**
 * What a host is made of besides our own source, by the lock file and without asking a registry: of what its production
 * dependencies lead to, what is installed on this machine (of the binaries for nine systems, those for one). Not by
 * `npm sbom`, which leaves out most of what a workspace needs.
 * @param {'site' | 'admin'} app
 * @returns {{ bill: object, packages: Package[] }} `bill` in CycloneDX 1.5, the same for the same lock file
 */
export function billOfMaterials(app) {
  const packages = shippedWith(`apps/${app}`);
  const { version } = JSON.parse(readFileSync(fromRoot('apps', app, 'package.json'), 'utf8'));
  const reference = new Map(
    packages.map((one) => [one.folder, `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`]),
  );
  const unique = [...new Map(packages.map((one) => [reference.get(one.folder), one])).values()];
  return {
    packages: unique,
    bill: {
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      metadata: { component: { type: 'application', name: `nasaq-${app}`, version } },
      components: unique.map(({ folder, integrity, licence, name, version: its }) => ({
        'bom-ref': reference.get(folder),
        type: 'library',
        name,
        version: its,
        purl: reference.get(folder),
        hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') }],
        licenses: [{ expression: licence }],
      })),
      dependencies: unique.map(({ folder, needs }) => ({
        ref: reference.get(folder),
        dependsOn: [...new Set(needs.map((need) => reference.get(need)).filter(Boolean))].sort(),
      })),
    },
  };
}

/**
 * Writes `sbom.cdx.json` and `third-party-licences.txt` into the package of a host.
 * @throws {Error} where a licence is not one that may be shipped
 */
export function writeBillOfMaterials(app, folder) {
  const { bill, packages } = billOfMaterials(app);
  const refused = refusedLicences(packages);
  if (refused.length > 0) throw new Error(refused.join('\n'));
  writeFileSync(path.join(folder, 'sbom.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
  writeFileSync(path.join(folder, 'third-party-licences.txt'), licencesText(packages));
}

/** Each package with its licence and the texts that it brings along. */
export function licencesText(packages) {
  return packages
    .map(({ name, version, licence, folder }) => [`${name} ${version}: ${licence}`, ...texts(folder)].join('\n\n'))
    .join(`\n\n${'-'.repeat(80)}\n\n`)
    .concat('\n');
}

function texts(folder) {
  return readdirSync(fromRoot(folder))
    .filter((file) => /^(?:licen[cs]e|notice|copying)(?:[.-]|$)/i.test(file) && !/\.[cm]?[jt]s$/.test(file))
    .map((file) => readFileSync(fromRoot(folder, file), 'utf8').trim());
}

/** @returns {Package[]} by their names; our own packages lead to others, and are none */
function shippedWith(app) {
  const { packages: locked } = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8'));
  const needs = new Map();
  const waiting = [app];
  for (const folder of waiting) {
    if (needs.has(folder)) continue;
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = locked[folder];
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional);
    const found = Object.keys({ ...dependencies, ...optionalDependencies })
      .concat(peers)
      .map((name) => resolve(locked, folder, name))
      .filter((at) => at !== undefined && existsSync(fromRoot(at, 'package.json')));
    needs.set(folder, found);
    waiting.push(...found);
  }
  return [...needs]
    .filter(([folder]) => folder.includes('node_modules/'))
    .map(([folder, ofIt]) => ({
      name: folder.split('node_modules/').at(-1),
      version: locked[folder].version,
      licence: licenceOf(folder),
      folder,
      integrity: locked[folder].integrity,
      needs: ofIt,
    }))
    .sort((one, other) => (`${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1));
}

/** As Node finds it: beside the package, else further up. */
function resolve(locked, from, name) {
  const at = `${from && `${from}/`}node_modules/${name}`;
  if (locked[at]) return locked[at].link ? locked[at].resolved : at;
  if (from === '') return undefined;
  const end = from.lastIndexOf('/node_modules/');
  return resolve(locked, end < 0 ? '' : from.slice(0, end), name);
}

/** Some old packages have a list in its place. */
function licenceOf(folder) {
  const { license, licenses } = JSON.parse(readFileSync(fromRoot(folder, 'package.json'), 'utf8'));
  const said = license ?? (licenses ?? []).map(({ type }) => type).join(' OR ');
  return typeof said === 'string' ? said : (said.type ?? '');
}
