import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../fingerprint.ts';
import { anEntry, bundled, confirmed } from '../testing/an-entry.ts';
import { xliffFaults } from '../testing/xliff-faults.ts';
import { elementsOf, parseXml, textOf, type XmlElement } from '../xml.ts';
import { readXliff } from './read-xliff.ts';
import { writeXliff } from './write-xliff.ts';

const docs = anEntry();
const written = writeXliff(bundled(docs, confirmed(docs, 'title')));
const root = parseXml(written);
const find = (name: string, holder = root): XmlElement[] =>
  elementsOf(holder).flatMap((child) => [...(child.name === name ? [child] : []), ...find(name, child)]);
const unit = (path: string) => find('unit').find(({ attributes }) => attributes.name === path)!;

test('an entry is written as the standard wants it', () => {
  expect(xliffFaults(written)).toEqual([]);
  expect(xliffFaults(writeXliff(bundled(docs, undefined, 'en')))).toEqual([]);
  expect(xliffFaults(writeXliff(bundled({ en: docs.en, ar: {} })))).toEqual([]);
});

test('each text is a unit with its label, limit, description and state', () => {
  expect(find('unit').map(({ attributes }) => attributes.id)).toEqual([
    'title',
    'summary',
    'body',
    'site',
    'steps.first.title',
    'steps.first.text',
    'steps.second.title',
    'steps.second.text',
  ]);
  const title = unit('title');
  expect(title.attributes).toMatchObject({ sizeRestriction: '60', space: 'preserve' });
  expect(find('note', title).map((note) => [note.attributes.category, textOf(note)])).toEqual([
    ['field', 'Title'],
    ['limit', '60'],
  ]);
  expect(find('segment', title)[0]!.attributes).toMatchObject({ state: 'final', subState: 'nasaq:confirmed' });
  expect(find('note', unit('summary')).map(textOf)).toEqual(['Summary', 'One or two sentences.']);
  expect(find('segment', unit('summary'))[0]!.attributes).toMatchObject({
    state: 'initial',
    subState: 'nasaq:missing',
  });
  expect(find('segment', unit('body')).map(({ attributes }) => attributes.state)).toContain('translated');
  expect(unit('site').attributes.translate).toBe('no');
  expect(find('meta', title).find(({ attributes }) => attributes.type === 'source')!.children).toEqual([
    fingerprint('Our <work> & more'),
  ]);
});

test('sentences are segments, and codes refer to what they were', () => {
  const body = unit('body');
  expect(find('segment', body).map((segment) => textOf(elementsOf(segment, 'source')[0]!))).toEqual([
    'Why we work',
    'We read first.',
    'Then we draw.',
    'At lastwe build.',
    'One {1} thing',
    'Another',
    '=1+1 is no formula.',
  ]);
  const links = find('pc', body).filter(({ attributes }) => attributes.type === 'link');
  const data = new Map(find('data', body).map((one) => [one.attributes.id, textOf(one)]));
  expect(links.map(({ attributes }) => JSON.parse(data.get(attributes.dataRefStart)!) as unknown)).toEqual([
    expect.objectContaining({
      type: 'link',
      fields: expect.objectContaining({ url: 'https://example.org' }) as unknown,
    }),
    expect.objectContaining({ type: 'link' }),
  ]);
  expect(find('ph', body).filter(({ attributes }) => attributes.subType === 'xlf:lb')).toHaveLength(1);
});

test('characters that XML has no place for survive', () => {
  const odd = 'a\u0001b\uFFFEc\u{1F600}d\re "f" <g> ]]> &amp; \t h';
  const delivery = readXliff(writeXliff(bundled({ en: { title: odd }, ar: {} })));
  expect(delivery.entries[0]!.units[0]!.text).toMatchObject({ source: [odd] });
});

describe('what another program has done to a file', () => {
  const target = (text: string) => readXliff(text).entries[0]!.units.find(({ path }) => path === 'body')!.text;
  const sent = target(written);

  test('groups, annotations, comments and other namespaces say nothing', () => {
    const text = written
      .replace(/(<unit [\s\S]*<\/unit>)/u, '<group id="g1"><notes><note>x</note></notes>$1</group>')
      .replace('نقرأ', '<mrk id="m1" type="comment" value="?">نقرأ</mrk>')
      .replace('<segment ', '<!-- seen --><segment ');
    expect(target(text)).toEqual(sent);
  });

  test('elements that are no codes stay among the words, as they were written', () => {
    const text = written.replace('نقرأ', 'نقرأ <script>alert(1)</script>');
    expect(JSON.stringify(target(text))).toContain('<script>alert(1)</script>');
  });

  test('pairs of codes may be told by their ends', () => {
    const text = written.replace(
      /<target>([^<]*)<pc id="(\w+)"([^>]*?) dataRefStart="(\w+)"[^>]*>([^<]*)<\/pc>/u,
      '<target>$1<sc id="$2" dataRef="$4"/>$5<ec startRef="$2"/>',
    );
    expect(text).not.toBe(written);
    expect(target(text)).toMatchObject({ target: (sent as { target: unknown }).target });
  });

  test('segments may be joined, or change places', () => {
    const order = '<unit id="title" name="title"><segment><source>A</source><target order="2">أ</target></segment>';
    const text = written.replace(
      /<unit id="title"[\s\S]*?<\/unit>/u,
      `${order}<segment><source>B</source><target order="1">ب</target></segment></unit>`,
    );
    expect(readXliff(text).entries[0]!.units[0]!.text).toMatchObject({ source: ['AB'], target: ['بأ'] });
  });

  test('a text stands as its segment stands that needs most work', () => {
    const state = (text: string) => readXliff(text).entries[0]!.units.find(({ path }) => path === 'body')!.state;
    expect(state(written.replaceAll('state="translated"', 'state="final"'))).toBe('final');
    expect(
      state(
        written
          .replaceAll('state="translated"', 'state="final"')
          .replace(/(<unit id="body"[\s\S]*?)state="final"/u, '$1state="reviewed"'),
      ),
    ).toBe('reviewed');
  });
});

test('a text that is there twice is told as such, in one file element or in two', () => {
  const [file] = /<file [^]*<\/file>/u.exec(written)!;
  const again = file.replace(/<unit id="summary"[^]*(?=<\/file>)/u, '');
  const title = /<unit id="title"[^]*?<\/unit>/u.exec(file)![0];
  for (const text of [written.replace(file, file + again), written.replace(title, title + title)]) {
    const { entries } = readXliff(text);
    expect(entries).toHaveLength(1);
    expect(entries[0]!.units.filter(({ twice }) => twice).map(({ path }) => path)).toEqual(['title', 'title']);
    expect(entries[0]!.units).toHaveLength(9);
  }
  // Of another entry it is another text.
  expect(readXliff(written.replace(file, file + again.replaceAll('posts/', 'works/'))).entries).toHaveLength(2);
});
