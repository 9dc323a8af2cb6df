import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payload, PayloadRequest } from 'payload';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';

let opened: TestPayload;
let payload: Payload;
let tables: typeof import('./table-as-bundle.ts');
let bundles: typeof import('../bundles.ts');
let decide: typeof import('../import/decide.ts');

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  [tables, bundles, decide] = await Promise.all([
    import('./table-as-bundle.ts'),
    import('../bundles.ts'),
    import('../import/decide.ts'),
  ]);
  for (const [locale, title] of [
    ['en', 'Billing'],
    ['ar', 'الفواتير'],
  ] as const) {
    const { docs } = await payload.find({ collection: 'categories', depth: 0, overrideAccess: true });
    const data = {
      title,
      of: 'articles',
      ...(locale === 'en' ? { slug: 'billing', key: 'billing' } : { slug: 'الفواتير' }),
    };
    if (docs[0])
      await payload.update({
        collection: 'categories',
        id: docs[0].id,
        locale,
        data: data as never,
        depth: 0,
        overrideAccess: true,
      });
    else
      await payload.create({ collection: 'categories', locale, data: data as never, depth: 0, overrideAccess: true });
  }
});
afterAll(() => opened.close());

const read = (kind: string, text: string | Uint8Array, language: 'en' | 'ar' = 'en') =>
  tables.tableAsBundle(
    { payload, i18n: { language } } as PayloadRequest,
    kind,
    typeof text === 'string' ? new TextEncoder().encode(text) : text,
  );

const articles = [
  'Title (English),العنوان (العربية),Summary (en),summary_ar,body_en,body_ar,Category',
  '"How to pay, and when",كيف تدفع,When a bill is due.,موعد السداد.,"## Due\n\nWithin **30** days.",خلال ثلاثين يومًا.,الفواتير',
].join('\r\n');

async function take(kind: string, text: string, { overwrite = false, publish = true } = {}) {
  const { bundle } = await read(kind, text);
  const plan = await bundles.planBundle(payload, bundle);
  await bundles.importBundle(payload, bundle, { decisions: decide.takeAll(plan, overwrite), publish, by: null });
  return plan;
}

test('an article comes in with both languages, its category by name, and its text as one writes it', async () => {
  const { table } = await read('articles', articles);
  expect(table).toMatchObject({ encoding: 'UTF-8', rows: 1, unknown: [], problems: [] });
  await take('articles', articles);
  for (const [locale, title] of [
    ['en', 'How to pay, and when'],
    ['ar', 'كيف تدفع'],
  ] as const) {
    const { docs } = await payload.find({
      collection: 'articles',
      locale,
      where: { _status: { equals: 'published' } },
      depth: 0,
      overrideAccess: true,
    });
    expect(docs.map((doc) => doc.title)).toEqual([title]);
    expect(JSON.stringify(docs[0]!.body)).toContain(locale === 'en' ? '"tag":"h2"' : 'ثلاثين');
  }
});

test('what is here already is asked for, and stays until somebody says otherwise', async () => {
  const changed = articles.replace('When a bill is due.', 'Another summary.');
  const plan = await take('articles', changed);
  expect(plan.rows.map((row) => decide.standingOf(row))).toEqual(['conflict']);
  const summary = async () =>
    (await payload.find({ collection: 'articles', locale: 'en', depth: 0, overrideAccess: true })).docs[0]!.summary;
  expect(await summary()).toBe('When a bill is due.');
  await take('articles', changed, { overwrite: true });
  expect(await summary()).toBe('Another summary.');
  const again = await take('articles', changed);
  expect(again.rows.map((row) => decide.standingOf(row))).toEqual(['same']);
});

test('a line that cannot be read is told by its number, and the others come in', async () => {
  const { bundle, table } = await read(
    'articles',
    `${articles}\r\nNobody's,بلا قسم,S,م,B,ن,Nowhere\r\n,,only a summary,,,,\r\n"How to pay, and when",كيف تدفع,x,x,x,x,billing`,
  );
  expect(table.problems.map(({ fault, line }) => [line, fault])).toEqual([
    [5, 'reference'],
    [6, 'noIdentity'],
    [7, 'twice'],
  ]);
  expect(bundle.items.size).toBe(1);
});

test('pictures come by the name of their file or by what they show, lists line by line; what is half a row is told', async () => {
  const { storePicture } = await import('../../testing/store-picture.ts');
  const [dunes, wells] = [await storePicture(payload, 'dunes'), await storePicture(payload, 'wells')];
  const heads = 'title_en,title_ar,summary_en,summary_ar,benefits_en,benefits_ar,cover';
  const rows = [
    [
      'Water',
      'الماء',
      'S',
      'م',
      'Clean | No salt is left.\nCheap|It costs little.',
      'نقي | بلا ملح.\nرخيص | قليل الكلفة.',
      'dunes.png',
    ],
    ['Wells', 'الآبار', 'S', 'م', '', '', 'وصف wells'],
    ['Half', 'نصف', 'S', 'م', 'Clean', '', ''],
    ['Lost', 'ضائع', 'S', 'م', '', '', 'nowhere.png'],
  ];
  const text = [heads, ...rows.map((cells) => cells.map((cell) => `"${cell}"`).join(','))].join('\r\n');
  const { table } = await read('services', text);
  expect(table.unknown).toEqual([]);
  expect(table.problems.map(({ fault, value }) => [fault, value])).toEqual([
    ['row', 'Clean'],
    ['reference', 'nowhere.png'],
  ]);
  await take('services', text, { publish: false });
  const readIn = async (locale: 'en' | 'ar') => {
    const { docs } = await payload.find({
      collection: 'services',
      locale,
      draft: true,
      sort: 'id',
      depth: 0,
      overrideAccess: true,
    });
    return docs.map(({ benefits, cover }) => [cover, (benefits ?? []).map((row) => [row.title, row.text, row.pair])]);
  };
  expect(await readIn('en')).toEqual([
    [
      dunes,
      [
        ['Clean', 'No salt is left.', '1'],
        ['Cheap', 'It costs little.', '2'],
      ],
    ],
    [wells, []],
  ]);
  expect((await readIn('ar'))[0]).toEqual([
    dunes,
    [
      ['نقي', 'بلا ملح.', '1'],
      ['رخيص', 'قليل الكلفة.', '2'],
    ],
  ]);
});

test('published at once: what has all that is needed, in each language; what lacks something says what, and waits', async () => {
  const heads = 'key,title_en,title_ar,summary_en,summary_ar,client_en,client_ar,body_en,body_ar,year';
  const rows = ['whole,W,و,S,م,C,ع,B,ن,2024', 'half,H,ن,S,م,C,,B,ن,2024', 'yearless,Y,ي,S,م,C,ع,B,ن,'];
  const text = [heads, ...rows].join('\n');
  const { lacks } = await read('works', text);
  const told = (name: string) => (lacks.get(`works/${name}`) ?? []).map(({ labels, locale }) => [locale, ...labels]);
  expect([told('whole'), told('half'), told('yearless')]).toEqual([[], [['ar', 'Client']], [[null, 'Year']]]);
  await take('works', text);
  const published = async () => {
    const { docs } = await payload.find({ collection: 'works', locale: 'all', sort: 'id', depth: 0, draft: false });
    return (docs as unknown as { key: string; _status: object }[]).map(({ _status, key }) => [key, _status]);
  };
  const [shown, hidden] = [
    { en: 'published', ar: 'published' },
    { en: 'draft', ar: 'draft' },
  ];
  expect(await published()).toEqual([
    ['whole', shown],
    ['half', { en: 'published', ar: 'draft' }],
    ['yearless', hidden],
  ]);
  // What was missing comes later, by another table.
  const rest = 'key,title_ar,client_ar,year\nhalf,ن,ع,\nyearless,ي,,2023\n';
  expect((await read('works', rest)).lacks.size).toBe(0);
  await take('works', rest);
  expect(await published()).toEqual([
    ['whole', shown],
    ['half', shown],
    ['yearless', { en: 'draft', ar: 'published' }],
  ]);
});

test('redirects come in, in Arabic headings and between semicolons, and a wrong address is refused by a sentence', async () => {
  await take('redirects', 'from;to;status\n/old;/contact;301\n/قديم;/ar/contact;301\n');
  const { docs } = await payload.find({ collection: 'redirects', sort: 'id', depth: 0, overrideAccess: true });
  expect(docs.map(({ from, to }) => [from, to])).toEqual([
    ['/old', '/contact'],
    ['/قديم', '/ar/contact'],
  ]);
});

const kindsOfRedirects = { en: ['Permanent (301)', 'Temporary (302)'], ar: ['دائم (301)', 'مؤقت (302)'] };

test.each([
  ['en', /begins with/],
  ['ar', /يبدأ/],
] as const)(
  'what a field would refuse is told line by line before anything is written, and the others come in: %s',
  async (language, why) => {
    const lines = [
      'from,to,status',
      'nowhere,/en,301',
      '/half,,301',
      '/soon,/en/soon,999',
      '/asked?for=1,/en,301',
      '/sitemap.xml,/en,301',
      `/good-${language},/en,302`,
    ];
    const { bundle, table } = await read('redirects', lines.join('\n'), language);
    expect(table.problems.map(({ fault, line }) => [line, fault])).toEqual([
      [2, 'refused'],
      [3, 'needed'],
      [4, 'choice'],
      [5, 'refused'],
      [6, 'refused'],
    ]);
    expect(table.problems[0]!.why).toMatch(why);
    expect(table.problems[2]!.choices).toEqual(kindsOfRedirects[language]);
    expect([...bundle.items.keys()]).toEqual([`redirects//good-${language}`]);
  },
);

test('redirects that would lead in a circle are told with their way, those of one table together, and never stored', async () => {
  await payload.delete({ collection: 'redirects', where: { id: { exists: true } } });
  for (const [from, to] of [
    ['/one', '/two'],
    ['/b', '/a'],
  ] as const)
    await payload.create({ collection: 'redirects', data: { from, to, status: '301' }, context: { silent: true } });
  const table = [
    'from,to,status',
    '/self,/self/,301',
    '/two,/one,301',
    '/x,/y,301',
    '/y,/x,301',
    '/a,/b,301',
    '/b,/contact,301',
  ];
  const plan = await take('redirects', table.join('\n'), { overwrite: true });
  const told = plan.rows.map(({ name, problem }) => [name, problem?.values.way?.replaceAll(/[\u2066-\u2069]/gu, '')]);
  expect(told).toEqual([
    ['redirects//self', '/self → /self/'],
    ['redirects//two', '/two → /one → /two'],
    ['redirects//x', undefined],
    ['redirects//y', '/y → /x → /y'],
    ['redirects//a', undefined],
    ['redirects//b', undefined],
  ]);
  const stored = async () => {
    const { docs } = await payload.find({ collection: 'redirects', sort: 'id', depth: 0, overrideAccess: true });
    return docs.map(({ from, to }) => `${from} ${to}`);
  };
  // Nothing leads on from /y.
  const now = ['/one /two', '/b /contact', '/a /b'];
  expect(await stored()).toEqual(now);

  // Taken without the other line that makes it sound.
  const { bundle } = await read('redirects', 'from,to,status\n/c,/one,301\n/one,/contact,301\n/two,/c,301\n');
  const decisions = decide.takeAll(await bundles.planBundle(payload, bundle));
  const taking = { decisions, publish: true, by: null };
  await expect(bundles.importBundle(payload, bundle, taking)).rejects.toMatchObject({ fault: 'circle' });
  expect(await stored()).toEqual(now);
});

test('a redirect from an address at which a page is read is told, and the others come in', async () => {
  const { reportOf } = await import('../report.ts');
  const { docs } = await payload.find({ collection: 'articles', locale: 'en', depth: 0 });
  const readable = `/knowledgebase/${docs[0]!.slug}`;
  const text = `from,to,status\n/contact,/about,301\n${readable},/about,301\n/contact-us,/contact,301\n`;
  const plan = await take('redirects', text);
  const { bundle } = await read('redirects', text);
  const req = { payload, i18n: { language: 'en', fallbackLanguage: 'en' } } as unknown as PayloadRequest;
  expect(reportOf(req, plan, bundle, 'en').rows.map(({ problem, standing }) => [standing, problem?.reason])).toEqual([
    ['refused', 'isRead'],
    ['refused', 'isRead'],
    ['new', undefined],
  ]);
  const stored = await payload.find({
    collection: 'redirects',
    where: { to: { in: ['/about', '/contact'] }, from: { in: ['/contact', readable, '/contact-us'] } },
  });
  expect(stored.docs.map(({ from }) => from)).toEqual(['/contact-us']);
});

test('a redirect to where nothing stands is told and never stored, unless another line leads on from there', async () => {
  const table = 'from,to,status\n/first,/second,301\n/second,/contact,301\n/lost,/nowhere,301\n/after,/lost,301\n';
  const { rows } = await take('redirects', table);
  expect(rows.map(({ name, problem }) => [name, problem?.reason])).toEqual([
    ['redirects//first', undefined],
    ['redirects//second', undefined],
    ['redirects//lost', 'nowhere'],
    ['redirects//after', 'nowhere'],
  ]);
  const stored = async () => {
    const where = { from: { in: ['/first', '/second', '/lost', '/after', '/third'] } };
    const { docs } = await payload.find({ collection: 'redirects', where, sort: 'id', depth: 0 });
    return docs.map(({ from, to }) => `${from} ${to}`);
  };
  expect(await stored()).toEqual(['/first /second', '/second /contact']);

  // Taken without the line that leads on.
  const { bundle } = await read('redirects', 'from,to,status\n/third,/fourth,301\n/fourth,/contact,301\n');
  const { 'redirects//third': third } = decide.takeAll(await bundles.planBundle(payload, bundle));
  const taking = { decisions: { 'redirects//third': third! }, publish: true, by: null };
  await expect(bundles.importBundle(payload, bundle, taking)).rejects.toMatchObject({ fault: 'nowhere' });
  expect(await stored()).toHaveLength(2);

  // What leads nowhere by now and comes as it is here, is what it was.
  await payload.create({
    collection: 'redirects',
    data: { from: '/kept', to: '/gone', status: '301' },
    context: { silent: true },
  });
  const again = await take('redirects', 'from,to,status\n/kept,/gone,301\n');
  expect(again.rows.map((row) => decide.standingOf(row))).toEqual(['same']);
});

test('an empty table has a column for every field, in either language, and all of them are found again', async () => {
  const [{ columnsOf, headingsOf }, { tableKinds }, { carriedFields }] = await Promise.all([
    import('./columns.ts'),
    import('../content/kinds.ts'),
    import('../content/carried.ts'),
  ]);
  const kinds = tableKinds(payload);
  expect(kinds).toEqual(expect.arrayContaining(['services', 'articles', 'redirects']));
  for (const kind of kinds)
    for (const language of ['en', 'ar'] as const) {
      const fields = carriedFields(kind, payload.collections[kind as 'posts'].config.flattenedFields);
      const headings = headingsOf(fields, language);
      expect(headings.length).toBeGreaterThan(2);
      const { columns, unknown } = columnsOf(headings, fields);
      expect([kind, language, ...unknown]).toEqual([kind, language]);
      expect(new Set(columns.map(({ key }) => key)).size).toBe(headings.length);
    }
});

const encoded: [string, (text: string) => Uint8Array][] = [
  ['UTF-8', (text) => Buffer.from(`\uFEFF${text}`)],
  ['UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  // What Arabic Windows writes for «العنوان (العربية)» and «دفع».
  ['Windows-1256', () => Buffer.from('c7e1dae4e6c7e42028c7e1dad1c8edc9292c6b65790d0acfdddd2c706179', 'hex')],
];

test.each(encoded)('a table in %s is read as it was written', async (encoding, encode) => {
  const { bundle, table } = await read('articles', encode('العنوان (العربية),key\r\nدفع,pay'));
  expect(table.encoding).toBe(encoding);
  const [item] = bundle.items.values();
  expect(item?.name).toBe('articles/pay');
  expect(String(item?.draft?.['title@ar'])).toMatch(/^دف/);
});

test('what is no table, or names nothing, is refused', async () => {
  await expect(read('articles', 'colour,size\nred,4\n')).rejects.toMatchObject({ fault: 'noColumns' });
  await expect(read('articles', 'title_en')).rejects.toMatchObject({ fault: 'emptyTable' });
  await expect(read('articles', 'title_en\n"never closed\n')).rejects.toMatchObject({ fault: 'noTable' });
  await expect(read('articles', new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 0, 0, 1]))).rejects.toMatchObject({
    fault: 'noTable',
  });
  await expect(read('users', 'email\na@example.com\n')).rejects.toMatchObject({ fault: 'unknownChoice' });
});
