import { readXliff } from '@nasaq/translation/exchange';
import { contentTypes } from '@nasaq/contract';
import type { Payload, TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMember } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { askExchange, choose, counted } from './testing/ask-exchange.ts';

let opened: TestPayload;
let payload: Payload;
let sara: TypedUser;

beforeAll(async () => {
  opened = await openTestPayload({ company: true });
  payload = opened.payload;
  sara = await makeMember(payload, 'Sara');
});
afterAll(() => opened.close());

const exchange = () => askExchange({ payload, user: sara });
const whole = {
  entries: contentTypes.map((collection) => ({ collection })),
  globals: ['home', 'about', 'care'],
};

const kinds = ['xliff', 'docx', 'csv'] as const;

/** Each kind of file carries its own part: all of it goes out and in once more below. */
for (const [place, kind] of kinds.entries())
  test(
    `a part of the company goes out as ${kind} and comes back without a change`,
    { tags: kind === 'xliff' ? [] : ['proof'] },
    async () => {
      const part = {
        entries: whole.entries.filter((_, at) => at % 3 === place),
        globals: whole.globals.filter((_, at) => at % 3 === place),
      };
      const { entries } = await exchange().preview(await exchange().out({ ...part, kind }));
      expect(entries.length).toBeGreaterThan(15);
      const counts = counted(entries);
      expect(Object.keys(counts).filter((outcome) => outcome !== 'unchanged' && outcome !== 'untranslated')).toEqual(
        [],
      );
      expect(counts.unchanged).toBeGreaterThan(200);
    },
  );

test('the whole company, translated anew, is what goes out the next time', { tags: ['proof'] }, async () => {
  const out = await exchange().out(whole);
  const changed = pseudo(new TextDecoder().decode(out));
  const bytes = new TextEncoder().encode(changed);
  const { entries } = await exchange().preview(bytes);
  const counts = counted(entries);
  expect(
    Object.keys(counts).filter((outcome) => !['changed', 'new', 'unchanged', 'refused'].includes(outcome)),
  ).toEqual([]);
  // What has no room for another sign.
  const refused = entries.flatMap(({ lines }) => lines).filter(({ outcome }) => outcome === 'refused');
  expect(refused.map(({ refusal }) => refusal).filter((refusal) => refusal !== 'too_long')).toEqual([]);
  const taken = await exchange().take(bytes, choose(entries, 'new', 'changed'));
  expect(taken.filter(({ failed, meanwhile }) => failed !== undefined || meanwhile.length > 0)).toEqual([]);
  const left = new Set(refused.map(({ path, ref }) => `${ref} ${path}`));
  const again = textsOf(new TextDecoder().decode(await exchange().out(whole)));
  const expected = textsOf(changed).filter(([at]) => !left.has(at));
  expect(expected.length).toBeGreaterThan(1500);
  expect(Object.fromEntries(again.filter(([at]) => !left.has(at)))).toEqual(Object.fromEntries(expected));
});

/** A translation that everybody can tell: the same words behind a sign. */
function pseudo(text: string): string {
  return text.replace(
    /(<segment [^>]*)>\n<source>(.*?)<\/source>(?:\n<target>(.*?)<\/target>)?/gsu,
    (_, head: string, source: string, target?: string) => {
      const words = target ?? source;
      return `${head}>\n<source>${source}</source>\n<target>ـ${words}</target>`;
    },
  );
}

/** The words of the target by entry and path. */
function textsOf(text: string): [string, string][] {
  return readXliff(text).entries.flatMap(({ ref, units }) =>
    units.flatMap(({ path, text: told, translate }): [string, string][] => {
      if (!translate || told.as !== 'segments' || !told.target) return [];
      const words = told.target
        .map((piece) => (typeof piece === 'string' ? piece : piece.as === 'alone' ? '\n' : ''))
        .join('');
      return [[`${ref} ${path}`, words.trim()]];
    }),
  );
}
