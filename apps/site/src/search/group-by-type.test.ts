import type { SearchResult } from '@nasaq/contract';
import { expect, it } from 'vitest';
import { groupByType } from './result-groups.tsx';

it('groups stand in the order of their best match, results in the order of the answer', () => {
  const result = (type: SearchResult['type'], key: string) => ({ type, key }) as SearchResult;
  const groups = groupByType([result('posts', 'a'), result('works', 'b'), result('posts', 'c')]);
  expect(groups.map(([type, members]) => [type, members.map(({ key }) => key)])).toEqual([
    ['posts', ['a', 'c']],
    ['works', ['b']],
  ]);
});
