import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import '../accounts/catalogue/index.ts';
import '../chat/catalogue/index.ts';
import '../content/catalogue/index.ts';
import '../gaps/catalogue/index.ts';
import '../mail/catalogue/index.ts';
import '../privacy/catalogue/index.ts';
import '../ratings/catalogue/index.ts';
import '../submissions/catalogue/index.ts';
import '../users/catalogue/index.ts';
import { everyText } from './every-text.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Screens of the staff: who works here reads them, and nobody else (docs/words.md). */
const ofStaff = [
  'apps/admin/src/accounts/{account,labels}',
  'apps/admin/src/backup/backups',
  'apps/admin/src/bundles/bundles',
  'apps/admin/src/chat/{desk,labels}',
  'apps/admin/src/content/{checks,desk,labels,publication,removal,review,saving,states}',
  'apps/admin/src/content/blocks/blocks',
  'apps/admin/src/content/brand/brand',
  'apps/admin/src/content/exchange/exchange',
  'apps/admin/src/content/media/{labels,library}',
  'apps/admin/src/content/memory/memory',
  'apps/admin/src/content/navigation/navigation',
  'apps/admin/src/content/parts/parts',
  'apps/admin/src/content/terms/labels',
  'apps/admin/src/errors/{labels,screens}',
  'apps/admin/src/gaps/{gaps,labels}',
  'apps/admin/src/health/{maintenance,release}',
  'apps/admin/src/mail/{labels,mail}',
  'apps/admin/src/platform/staff/{calls,crash,labels,payload}',
  'apps/admin/src/ratings/labels',
  'apps/admin/src/search/{board,labels,words}',
  'apps/admin/src/start/{legal,start}',
  'apps/admin/src/submissions/{builder,bulk,forms,inbox,labels}',
  'apps/admin/src/uploads/labels',
  'apps/admin/src/users/{labels,staff}',
  'apps/admin/src/words/{labels,words}',
  'packages/translation/src/checks/{checks,kinds}',
].flatMap(spread);

/** Said where nobody can be asked for an owner's words: before a page is made, and to programs. */
const beforeWords = [
  'apps/admin/src/platform/http/refusals',
  'apps/site/src/platform/admin-host/refusals',
  'apps/site/src/server/answers',
];

/** What readers type, and nobody is shown. */
const typed = ['apps/admin/src/search/pages'];

function spread(name: string): string[] {
  const [, before = '', names = ''] = /^(.*)\{(.*)\}$/.exec(name) ?? [];
  return names ? names.split(',').map((one) => before + one) : [name];
}

const nameOf = (file: string) => file.replace(/(?:catalogue\/)?en\/([\w-]+)\.json$/, '$1');

interface Group {
  [name: string]: string | Group | (string | Group)[];
}

function textsIn(group: Group | (string | Group)[] | string): string[] {
  return typeof group === 'string' ? [group] : Object.values(group).flatMap(textsIn);
}

test('every catalogue is either an owner’s to change, whole, or one that no visitor and no reader of a mail meets', () => {
  const files = globSync('{apps,packages}/*/src/**/en/*.json', { cwd: root });
  expect(files.length).toBeGreaterThan(90);
  const apart = new Set([...ofStaff, ...beforeWords, ...typed]);
  const known = new Set([...everyText().values()].map(({ built }) => built.en));
  const missing = files
    .filter((file) => !apart.has(nameOf(file)))
    .flatMap((file) => {
      const texts = textsIn(JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Group);
      return texts.filter((text) => !known.has(text)).map((text) => `${file}: ${text}`);
    });
  expect(missing).toEqual([]);
  // Nothing stands in the lists that is there no more, or that an owner can change all the same.
  const all = new Set(files.map(nameOf));
  expect([...apart].filter((name) => !all.has(name) || name.endsWith('/mails'))).toEqual([]);
});
