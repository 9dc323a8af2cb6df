import { expect, test } from 'vitest';
import { richText, richValue } from './rich-value.ts';

test.each([
  '',
  '   ',
  '<div></div>',
  '<div><br></div>',
  '<div>&nbsp;</div>',
  '<div><script>x</script></div>',
  '<div><img src="https://evil.example/x.png"></div>',
])('%j holds nothing', (value) => {
  expect(richValue(value)).toBe('');
});

test('a picture of the sender alone is something', () => {
  expect(richValue(`<figure><img src="/api/v1/uploads/${'A'.repeat(43)}"></figure>`)).toContain('<img');
});

test.each([[undefined], [7], ['x'.repeat(100_001)]])('what is no text, or too long, is left to the rules', (value) => {
  expect(richValue(value)).toBe(value);
});

test('the text of HTML, blocks on lines of their own', () => {
  expect(richText('<h1>One</h1><div>a &lt;b&gt; &amp;amp;<br />c  d</div><ul><li>1</li><li>2</li></ul>')).toBe(
    'One\na <b> &amp;\nc d\n1\n2',
  );
  expect(
    richText('<div>text<figure class="attachment"><img><figcaption>a.png 1 KB</figcaption></figure>more</div>'),
  ).toBe('text\na.png 1 KB\nmore');
});
