import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMember, memberPassword } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import type { BundleReport, BundleTaken, BundleTaking } from '../bundle-api.ts';

let opened: TestPayload;
let payload: Payload;
let post: (path: string, body: string) => Promise<unknown>;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  const user = await makeMember(payload, 'mona', 'admin');
  const { token } = await payload.login({ collection: 'users', data: { email: user.email, password: memberPassword } });
  const { bundleRoutes } = await import('../routes.ts');
  const app = bundleRoutes(() => Promise.resolve(payload), {
    dataDir: opened.dataDir,
    prove: () => Promise.resolve(),
  });
  const headers = { Cookie: `nasaq-admin-token=${token}`, Origin: 'http://localhost', Host: 'localhost' };
  post = async (path, body) => (await app.request(path, { method: 'POST', headers, body })).json();
});
afterAll(() => opened.close());

const shown = (table: string) => post('/csv/preview?kind=articles', table) as Promise<BundleReport>;

/** As the screen does it: looked at, then sent again with what was seen. */
async function take(table: string, overwrites = false): Promise<{ report: BundleReport; taken: BundleTaken }> {
  const report = await shown(table);
  const decisions: BundleTaking['decisions'] = Object.fromEntries(
    report.rows.map(({ lines, mark, name }) => [
      name,
      { mark, take: true, overwrite: overwrites ? lines.map(({ key }) => key) : [] },
    ]),
  );
  const taking = JSON.stringify({ publish: false, decisions } satisfies BundleTaking);
  return { report, taken: (await post('/csv/in?kind=articles', `${taking}\n${table}`)) as BundleTaken };
}

const standings = ({ rows }: BundleReport) => rows.map(({ standing }) => standing);

const bodies = {
  plain: 'Plain words.',
  link: 'Words [link](/contact) and words.',
  links: '[one](/a) [two](https://example.com/b "Title") <https://example.com> https://example.com/c',
  headings: '## Two\n\nWords.\n\n### Three\n\n#### Four',
  marks: '**bold** *italic* ***both*** ~~gone~~ `code` [**bold link**](/bold)',
  lists: '- one\n- [two](/two)\n  - inside\n\n1. first\n2. second\n\n- [ ] open\n- [x] done',
  quote: '> Said by [somebody](/somebody).\n> Twice.',
  code: '```js\nconst a = 1;\n```',
  table: '| A | B |\n| --- | --- |\n| [a](/a) | b |',
  picture: '![Dunes](/media/dunes.png)',
  footnote: 'Words[^1].\n\n[^1]: What it says.',
  rule: 'Above\n\n---\n\nBelow',
  arabic: 'نص فيه [رابط](/ar/contact) وبعده كلمات.',
};
const tableOf = (name: string, body: string) =>
  `key,title_en,summary_en,body_en\n${name},Body ${name},S,"${body.replaceAll('"', '""')}"\n`;

test.each(Object.entries(bodies))(
  'an article with Markdown comes in as it was looked at, and is the same when it comes again: %s',
  async (name, body) => {
    const table = tableOf(name, body);
    const { report, taken } = await take(table);
    expect([standings(report), taken]).toEqual([
      ['new'],
      { taken: 1, names: [`articles/${name}`], meanwhile: [], waiting: [] },
    ]);
    expect(standings(await shown(table))).toEqual(['same']);
    const changed = await take(tableOf(name, `${body}\n\nA [later](/later) line.`), true);
    expect([standings(changed.report), changed.taken.meanwhile, changed.taken.taken]).toEqual([['conflict'], [], 1]);
  },
);

test('what an editor derives by opening a text is no change of it; another address of a link is one', async () => {
  const table = tableOf('opened', bodies.link);
  await take(table);
  const { docs } = await payload.find({ collection: 'articles', where: { key: { equals: 'opened' } }, draft: true });
  const body = JSON.parse(JSON.stringify(docs[0]!.body), (name, value: unknown) =>
    name === 'direction' ? 'ltr' : value,
  ) as never;
  expect(JSON.stringify(body)).toContain('"direction":"ltr"');
  await payload.update({ collection: 'articles', id: docs[0]!.id, draft: true, data: { body } });
  expect(standings(await shown(table))).toEqual(['same']);
  expect(standings(await shown(table.replace('/contact', '/about')))).toEqual(['conflict']);
});

test('of a table that comes again with something else, nobody claims to know what has changed here', async () => {
  const table = tableOf('twice', bodies.plain);
  await take(table);
  const [row] = (await shown(table.replace(',S,', ',Another,'))).rows;
  expect(row!.lines).toMatchObject([{ key: 'summary@en', side: 'both', isUnknown: true }]);
});

test.each([
  ['table', '| A | B |\n| :-- | --: |\n| 1 | 2 |'],
  ['table', 'Words\nA | B\n--- | ---\n1 | 2'],
  ['picture', 'Words ![Dunes](/media/dunes.png).'],
  ['picture', '[![Dunes][1]](/contact)'],
  ['html', '<p class="lead">Words <b>bold</b></p>'],
  ['html', 'A line<br/>and <!-- a remark -->'],
  ['code', '```html\n<b>1</b>\n\n| --- | --- |\n```'],
])('Markdown that the editor does not read is told of its line and field: %s, %s', async (kind, body) => {
  const { table } = await shown(
    `key,title_en,summary_en,body_en\nraw,Raw,S,Plain words.\n${tableOf('raw-2', body).split('\n').slice(1).join('\n')}`,
  );
  expect(table!.raw).toEqual([{ line: 3, heading: 'body_en', has: [kind] }]);
});

test('of Markdown that the editor reads, and of signs that are none, nothing is told', async () => {
  const { code, picture, table: rows, ...others } = bodies;
  const read = [
    ...Object.values(others),
    'Of 3 < 5 and 7 > 2 | so --- or <https://example.com> and `<b>` too, wow! [one](/a)',
  ];
  const lines = read.map((body, at) => tableOf(`read-${at}`, body).split('\n').slice(1).join('\n'));
  const { rows: told, table } = await shown(`key,title_en,summary_en,body_en\n${lines.join('')}`);
  expect([told.length, table!.raw]).toEqual([read.length, []]);
  const [first] = (await shown(tableOf('all', [code, picture, rows].join('\n\n')))).table!.raw;
  expect(first!.has.toSorted()).toEqual(['code', 'picture', 'table']);
});
