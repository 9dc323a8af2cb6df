import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Term } from '@nasaq/translation';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { block, body, cell, note, table, words } from '../../testing/rich-text.ts';
import { draftTexts } from './draft-texts.ts';
import { translate, TranslatorError, translatorProtocols, type TranslatorSettings } from './translator.ts';

/** A machine that writes «AR:» before each text and leaves the tags alone, unless a test has it do something else. */
let server: Server;
let url: string;
let asked: { path: string; authorization: string | undefined; body: Record<string, unknown> }[];
let turn: (text: string) => string;
let status: number;
let raw: string | null;
let silent: boolean;

beforeEach(async () => {
  asked = [];
  turn = (text) => `AR:${text}`;
  status = 200;
  raw = null;
  silent = false;
  server = createServer(async (request, response) => {
    const sent = (await readJson(request)) as Record<string, unknown>;
    asked.push({ path: request.url!, authorization: request.headers.authorization, body: sent });
    if (silent) return;
    const texts = (sent.text ?? sent.q) as string[];
    const answer =
      request.url === '/v2/translate'
        ? { translations: texts.map((text) => ({ text: turn(text) })) }
        : { translatedText: texts.map(turn) };
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(raw ?? JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text);
}

const terms: Term[] = [term(['glossary'], ['مسرد']), term(['PostgreSQL'], [], true)];
function term(en: string[], ar: string[], keep = false): Term {
  return {
    id: en.length,
    accepted: { en, ar },
    forbidden: { en: [], ar: [] },
    kind: 'noun',
    caseSensitive: false,
    keep,
  };
}

const text = (words: string, format = 0) => ({
  type: 'text',
  text: words,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
});
const rich = {
  root: {
    type: 'root',
    direction: 'ltr',
    children: [
      {
        type: 'paragraph',
        direction: 'ltr',
        children: [
          text('Our '),
          text('glossary', 1),
          text(' is & stays '),
          { type: 'link', fields: { url: '/en/a' }, children: [text('here')] },
          { type: 'linebreak' },
          text('on PostgreSQL, {name}.'),
        ],
      },
      { type: 'upload', value: 7 },
    ],
  },
};

/** How each protocol is asked. */
const calls = {
  deepl: {
    path: '/v2/translate',
    authorization: 'DeepL-Auth-Key secret',
    body: { source_lang: 'EN', target_lang: 'AR', tag_handling: 'xml' },
  },
  libretranslate: {
    path: '/translate',
    body: { source: 'en', target: 'ar', format: 'html', api_key: 'secret' },
  },
};

describe.each(translatorProtocols)('a machine that speaks %s', (protocol) => {
  const settings = (): TranslatorSettings => ({ url, key: 'secret', protocol });
  const draft = (...values: unknown[]) =>
    draftTexts(settings(), { from: 'en', terms, texts: values.map((value, place) => ({ path: `p${place}`, value })) });

  test('gets the texts with the key, and its drafts come back by their paths', async () => {
    expect(await draft('One', 'Two\n\nThree')).toEqual([
      { path: 'p0', value: 'AR:One' },
      { path: 'p1', value: 'AR:Two\n\nAR:Three' },
    ]);
    expect(asked).toMatchObject([calls[protocol]]);
  });

  test('keeps formatting, links, pictures, placeholders and what is not translated', async () => {
    const [made] = (await draft(rich)) as unknown as [{ value: typeof rich }];
    expect(String((asked[0]!.body.text ?? asked[0]!.body.q) as string[])).not.toMatch(/PostgreSQL|\{name\}|&(?!amp;)/u);
    const [paragraph, upload] = made.value.root.children as unknown as [
      { direction: null; children: object[] },
      object,
    ];
    expect(upload).toEqual({ type: 'upload', value: 7 });
    expect(paragraph.direction).toBeNull();
    expect(paragraph.children).toMatchObject([
      { text: 'AR:Our ', format: 0 },
      { text: 'glossary', format: 1 },
      { text: ' is & stays ' },
      { type: 'link', fields: { url: '/en/a' }, children: [{ text: 'here' }] },
      { type: 'linebreak' },
      { text: 'on PostgreSQL, {name}.' },
    ]);
  });

  test('gets the words of tables, callouts, captions and footnotes, and no code', async () => {
    const picture = { type: 'upload', value: 7, fields: { caption: 'The desk' } };
    const value = body(
      { ...words('Said'), children: [...words('Said').children, note('Once')] },
      table([cell(1, 'Plan')]),
      block('callout', { tone: 'tip', title: 'Mind', text: 'One\n\nTwo' }),
      block('code', { code: 'npm start' }),
      picture,
    );
    const [made] = (await draft(value)) as unknown as [{ value: unknown }];
    expect(JSON.stringify(asked)).not.toContain('npm');
    expect(made.value).toMatchObject({
      root: {
        children: [
          { children: [{ text: 'AR:Said' }, { type: 'inlineBlock', fields: { text: 'Once' } }] },
          { children: [{ children: [{ headerState: 1, children: [{ children: [{ text: 'AR:Plan' }] }] }] }] },
          { fields: { tone: 'tip', title: 'AR:Mind', text: 'AR:One\n\nAR:Two' } },
          { fields: { code: 'npm start' } },
          { value: 7, fields: { caption: 'AR:The desk' } },
        ],
      },
    });
  });

  test.each([
    ['a tag that is gone', (said: string) => said.replace(/<x[^>]*><\/x>/u, '')],
    ['a tag that is there twice', (said: string) => said.replace(/(<x[^>]*><\/x>)/u, '$1$1')],
    ['a tag of its own', (said: string) => `${said}<x id="99"></x>`],
    ['a torn tag', (said: string) => said.replace('</g>', '')],
    ['another figure', (said: string) => said.replace('41', '14')],
  ])('is not believed with %s', async (_, wrong) => {
    turn = wrong;
    const paragraph = { type: 'paragraph', children: [text('41 {name} '), text('bold', 1)] };
    expect(await draft({ root: { type: 'root', children: [paragraph] } })).toEqual([
      { path: 'p0', problem: 'damaged' },
    ]);
  });

  test.each([
    [429, 'machine_busy'],
    [456, 'machine_spent'],
    [403, 'machine_refused'],
    [500, 'machine_failed'],
  ])('that answers %i is an error of its own kind', async (code, problem) => {
    status = code;
    await expect(draft('One')).rejects.toMatchObject({ code: problem });
  });

  test.each([
    '{"translations":',
    '{}',
    '[]',
    '{"translations":[],"translatedText":[]}',
    '{"translations":[{}],"translatedText":[7]}',
  ])('that answers %s has failed', async (answer) => {
    raw = answer;
    await expect(draft('One')).rejects.toMatchObject({ code: 'machine_failed' });
  });

  test('that is slow is not waited for, and one that is away has failed', async () => {
    silent = true;
    const slow = translate(settings(), { from: 'en', to: 'ar', texts: ['One'], terms: [] }, 50);
    await expect(slow).rejects.toMatchObject({ code: 'machine_slow' });
    const away = translate(
      { ...settings(), url: 'http://127.0.0.1:1' },
      { from: 'en', to: 'ar', texts: ['One'], terms: [] },
    );
    await expect(away).rejects.toBeInstanceOf(TranslatorError);
  });
});

test('DeepL is told the terms that are in the texts', async () => {
  const texts = [{ path: 'a', value: 'Glossaries grow' }];
  await draftTexts({ url, key: 'k', protocol: 'deepl' }, { from: 'en', terms, texts });
  expect(asked[0]!.body.context).toBe('glossary = مسرد');
});

test('Arabic figures are the same figures, and nothing is asked for nothing', async () => {
  turn = (said) => said.replace('41', '٤١');
  const settings: TranslatorSettings = { url, key: undefined, protocol: 'libretranslate' };
  expect(await draftTexts(settings, { from: 'en', terms: [], texts: [{ path: 'a', value: 'All 41' }] })).toEqual([
    { path: 'a', value: 'All ٤١' },
  ]);
  asked = [];
  expect(await draftTexts(settings, { from: 'en', terms: [], texts: [{ path: 'a', value: '' }] })).toEqual([
    { path: 'a', value: '' },
  ]);
  expect(asked).toEqual([]);
});
