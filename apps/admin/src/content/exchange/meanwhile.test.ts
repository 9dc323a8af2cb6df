import type { Locale } from '@nasaq/contract';
import type { Payload, TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMember } from '../../testing/make-member.ts';
import { openTestPayload, type TestPayload } from '../../testing/open-payload.ts';
import { askExchange } from './testing/ask-exchange.ts';

let opened: TestPayload;
let payload: Payload;
let sara: TypedUser;

beforeAll(async () => {
  opened = await openTestPayload();
  payload = opened.payload;
  sara = await makeMember(payload, 'Sara');
});
afterAll(() => opened.close());

/** Numbers that are the same for the same seed. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const pairs = ['a', 'b', 'c'];
const paths = ['title', 'summary', ...pairs.map((pair) => `process.${pair}.title`)];

/** The texts of one language as a plain table: what is here must be what the model says after each step. */
type Model = Record<string, string>;

/** More of them: `EXCHANGE_ROUNDS=200`. */
const rounds = Number(process.env.EXCHANGE_ROUNDS ?? 20);

test(
  'whatever is edited here while a file is outside, nothing newer is lost that nobody has given up',
  { tags: ['proof'] },
  async () => {
    const random = seeded(13);
    const exchange = askExchange({ payload, user: sara });
    let conflicts = 0;
    let taken = 0;
    for (let round = 0; round < rounds; round += 1) {
      const { id } = (await payload.create({
        collection: 'services',
        locale: 'en',
        draft: true,
        data: {},
        user: sara,
      } as never)) as { id: number };
      const write = async (locale: Locale, model: Model) => {
        const data = {
          title: model.title,
          summary: model.summary,
          process: pairs
            .filter((pair) => `process.${pair}.title` in model)
            .map((pair) => ({ pair, title: model[`process.${pair}.title`] })),
        };
        const call = { collection: 'services', id, locale, draft: true, data, user: sara, overrideAccess: true };
        await payload.update(call as never);
      };
      const english: Model = Object.fromEntries(paths.map((path) => [path, `${path} ${round}`]));
      await write('en', english);
      const arabic: Model = Object.fromEntries(
        paths.filter(() => random(2) === 0).map((path) => [path, `قديم ${path} ${round}`]),
      );
      if (Object.keys(arabic).length > 0) await write('ar', arabic);
      const kind = (['xliff', 'csv'] as const)[random(2)]!;
      const sent = new TextDecoder().decode(
        await exchange.out({ kind, entries: [{ collection: 'services', ids: [id] }] }),
      );
      const translated: Model = {};
      // The translator writes some of them anew, by their old words or where there are none.
      const file = paths.reduce((text, path) => {
        if (random(3) === 0) return text;
        const next = replaced(text, kind, english[path]!, arabic[path], `جديد ${path} ${round}`);
        if (next !== text) translated[path] = `جديد ${path} ${round}`;
        return next;
      }, sent);
      const before: Model = { ...arabic };
      // Meanwhile somebody here edits some of them.
      for (const path of paths) if (path in arabic && random(3) === 0) before[path] = `هنا ${path} ${round}`;
      if (JSON.stringify(before) !== JSON.stringify(arabic)) await write('ar', before);
      const bytes = new TextEncoder().encode(file);
      const { entries } = await exchange.preview(bytes);
      const choices: Record<string, string> = {};
      const expected: Model = { ...before };
      for (const { outcome, path, seen } of entries[0]!.lines) {
        const isEdited = before[path] !== arabic[path];
        const isTranslated = path in translated;
        const right = !isTranslated
          ? isEdited
            ? 'newer'
            : before[path] === undefined
              ? 'untranslated'
              : 'unchanged'
          : isEdited
            ? 'conflict'
            : path in arabic
              ? 'changed'
              : 'new';
        expect([path, outcome]).toEqual([path, right]);
        const isWanted = outcome === 'new' || outcome === 'changed' || (outcome === 'conflict' && random(2) === 0);
        if (outcome === 'conflict') conflicts += 1;
        if (!isWanted) continue;
        choices[path] = seen;
        expected[path] = translated[path]!;
      }
      // In the last moment, some of them once more.
      const late = paths.filter((path) => path in before && random(6) === 0);
      for (const path of late) {
        before[path] = `آخر ${path} ${round}`;
        expected[path] = before[path];
      }
      if (late.length > 0) await write('ar', before);
      const [outcome] = await exchange.take(bytes, { [`services/${id}`]: choices });
      taken += outcome?.taken.length ?? 0;
      const stored = (await payload.findByID({
        collection: 'services',
        id,
        locale: 'ar',
        fallbackLocale: false,
        draft: true,
        depth: 0,
      })) as unknown as Record<string, unknown>;
      const rows = (stored.process ?? []) as { pair: string; title?: string }[];
      const now: Model = { title: stored.title as string, summary: stored.summary as string };
      for (const { pair, title } of rows) now[`process.${pair}.title`] = title ?? '';
      for (const path of paths) expect([round, path, now[path] ?? '']).toEqual([round, path, expected[path] ?? '']);
    }
    expect(conflicts).toBeGreaterThan(rounds / 4);
    expect(taken).toBeGreaterThan(rounds * 1.5);
  },
);

function replaced(text: string, kind: 'xliff' | 'csv', source: string, old: string | undefined, next: string): string {
  if (old !== undefined) return text.replace(old, next);
  return kind === 'csv'
    ? text.replace(`,${source},,`, `,${source},${next},`)
    : text.replace(`<source>${source}</source>\n`, `<source>${source}</source>\n<target>${next}</target>\n`);
}
