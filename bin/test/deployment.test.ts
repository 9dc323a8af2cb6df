import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hosts } from '../package/hosts.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Of the product, and of what stands beside it in compose.yaml. */
const settings = new Set([...read('.env.example').matchAll(/^# ([A-Z\d_]+)=/gm)].map(([, name]) => name!));
const ofOthers =
  /^(?:NODE_ENV|POSTGRES_.*|SITE_DOMAIN|ADMIN_DOMAIN|HOME|SITE_UPSTREAM|ADMIN_UPSTREAM|MALLOC_ARENA_MAX)$/;
// Storage outside this machine is set by its own names.
const isSetting = (name: string) =>
  settings.has(name) || settings.has(name.replace(/_FILE$/, '')) || ofOthers.test(name) || name.startsWith('S3_');

/** Names that are set in a file, by the form of its lines. */
const set: Record<string, RegExp> = {
  Dockerfile: /\b([A-Z]+_[A-Z\d_]+)=/g,
  'compose.yaml': /^ {2,6}([A-Z][A-Z\d_]+): /gm,
  'deploy/systemd/admin.env': /^(?:# )?([A-Z][A-Z\d_]+)=/gm,
  'deploy/systemd/site.env': /^([A-Z][A-Z\d_]+)=/gm,
  'deploy/systemd/nasaq-admin.service': /^Environment=([A-Z_]+)=/gm,
  'deploy/systemd/nasaq-site.service': /^Environment=([A-Z_]+)=/gm,
};

test.each(Object.entries(set))('%s sets only what there is to be set', (file, form) => {
  const names = [...read(file).matchAll(form)].map(([, name]) => name!).filter((name) => name !== 'NODE_IMAGE');
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !isSetting(name))).toEqual([]);
});

test('the images are of this release and of the Node that the product runs on', () => {
  const { version, dependencies } = JSON.parse(read('package.json')) as {
    version: string;
    dependencies: { node: string };
  };
  expect(read('Dockerfile')).toContain(`ARG VERSION=${version}\n`);
  expect(read('Dockerfile')).toContain(`ARG NODE_IMAGE=node:${dependencies.node.split('.', 1)[0]}-`);
});

test('images take each package from where `npm run package` writes it, so that a folder of them can take the place of the build', () => {
  const taken = [...read('Dockerfile').matchAll(/^COPY --from=packages \/(\S+) \/nasaq$/gm)].map(
    ([, folder]) => folder!,
  );
  expect(taken.toSorted()).toEqual(Object.keys(hosts).toSorted());
});

test('images and units start files that packages have', () => {
  const started = [
    ...read('Dockerfile').matchAll(/"([\w.]+\.mjs)"/g),
    ...read('compose.yaml').matchAll(/command: \[([\w.]+\.mjs)/g),
  ].map(([, name]) => name!);
  expect(started.toSorted()).toEqual(['health.mjs', 'nasaq.mjs', 'server.mjs']);
  expect(started.filter((name) => !hosts.admin.start.includes(name))).toEqual([]);
  for (const unit of globSync('deploy/systemd/*.service', { cwd: root })) {
    const [, app, file] = /^ExecStart=\S+ \/opt\/nasaq\/(\w+)\/(\S+)$/m.exec(read(unit))!;
    expect(hosts[app as 'site' | 'admin'].start).toContain(file);
  }
});

test('start files are where packages take them from', () => {
  const wanted = Object.values(hosts).flatMap(({ app, start }) =>
    start.map((file) => `bin/package/start/${app}/${file}`),
  );
  expect(wanted.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
