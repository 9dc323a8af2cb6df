import { expect, test } from 'vitest';
import { missedQuery } from './missed-searches.ts';

test.each([
  ['  Block-Chain  ', 'block chain'],
  ['بلوكْ تشين؟', 'بلوك تشين'],
  ['law 151', 'law 151'],
])('«%s» is counted as %j', (search, query) => {
  expect(missedQuery(search)).toBe(query);
});

test.each([
  'amal@example.com',
  'amal＠example.com',
  '+20 100 123 4567',
  '٠١٠٠١٢٣٤٥٦٧',
  '0100-123-4567',
  '29001011234567',
  'ab',
  '؟!',
  '',
  'word '.repeat(40),
])('«%s» is not kept', (search) => {
  expect(missedQuery(search)).toBeNull();
});
