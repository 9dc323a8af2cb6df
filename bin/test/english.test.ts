import { expect, test } from 'vitest';
import { englishRules } from '../../packages/translation/src/checks/house/english.ts';
import { breaches } from '../../packages/translation/src/checks/house/rule.ts';
import { textsIn } from './texts.ts';

const texts = await textsIn('en');

test('there is English of every kind to look at', () => {
  for (const place of ['interface', 'help', 'company'])
    expect(texts.filter((text) => text.place === place).length).toBeGreaterThan(150);
  expect(texts.map(({ text }) => text.split(/\s+/).length).reduce((a, b) => a + b)).toBeGreaterThan(60_000);
});

const given = [
  // Behaviour names this text letter by letter.
  "Something went wrong, don't worry we working on it. You can",
  // An email without a name, as others send it.
  '“Dear ,”',
];

test.each(englishRules)('$name', (rule) => {
  expect(rule.wrong.filter((text) => breaches(rule, text).length === 0)).toEqual([]);
  expect(rule.right.filter((text) => breaches(rule, text).length > 0)).toEqual([]);
  const found = texts.flatMap(({ file, text }) =>
    breaches(
      rule,
      given.reduce((rest, words) => rest.replaceAll(words, '…'), text),
    ).map((breach) => `${file}: ${breach}`),
  );
  expect(found).toEqual([]);
});
