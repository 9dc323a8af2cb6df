import { expect, test } from 'vitest';
import { filesThatBreak } from './lint-violations.ts';

const rule = 'words(arabic-in-catalogues)';

test('a text in Arabic in code is refused, in whatever form it is written', () => {
  const files = {
    'apps/admin/src/mail/label.ts': "export const label = { en: 'Sent', ar: 'أُرسلت' };",
    'apps/admin/src/mail/template.ts': 'export const text = (name: string) => `مرحبًا ${name}`;',
    'apps/site/src/ui/heading.tsx': 'export const Heading = () => <h1>الخدمات</h1>;',
    'packages/contract/src/state.ts': "export const state = 'مغلقة';",
  };
  expect(filesThatBreak(rule, files).toSorted()).toEqual(Object.keys(files));
});

test('expressions, single letters, comments, tests and the demo company may have it', () => {
  const files = {
    'apps/admin/src/mail/greets.ts': 'export const greets = /^(?:مرحب|أهل)/u;',
    'packages/contract/src/fold.ts': "export const folded = 'ة'.replace('ة', 'ه');",
    'apps/site/src/ui/age.ts': '/** «قبل 5 أيام» */\nexport const age = 5;',
    'apps/site/src/ui/age.test.ts': "export const text = 'قبل خمسة أيام';",
    'apps/admin/src/demo/posts/one.ts': "export const title = 'الخدمات';",
    'packages/search/src/words.ts': "export const words = ['الخدمات'];",
  };
  expect(filesThatBreak(rule, files)).toEqual([]);
});
