import { flattenAllFields, type PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { blocksField } from '../blocks/fields.ts';
import { findByPath, textOfValue } from './described.ts';

const req = { i18n: { language: 'en', fallbackLanguage: 'en' } } as unknown as PayloadRequest;
const fields = flattenAllFields({ fields: [blocksField()] });
const block = (id: string, blockType: string, more: object) => ({ id, blockType, pair: id, ...more });

const quote = block('1', 'quote', { text: 'It never stopped.', author: 'Mona' });
const call = block('2', 'call', { title: 'Talk to us', text: 'Today.' });
const steps = block('3', 'steps', { title: 'How we work', steps: [] });

async function told(theirs: object[], mine?: object[]): Promise<string[]> {
  const found = findByPath(fields, { blocks: theirs }, 'blocks', req)!;
  const text = await textOfValue({ ...found, ...(mine && { mine }) }, 'en', req);
  return text.replaceAll(/[\u2066-\u2069]/gu, '').split('\n');
}

test('in a dispute over blocks each is told by its kind and title, whose it is, and what is another in it', async () => {
  const theirs = [quote, { ...call, title: 'Call us', text: 'At once.' }];
  expect(await told(theirs, [call, steps, quote])).toEqual([
    'Quotation – Mona',
    'Call – Call us',
    '  Heading: Call us',
    '  Text: At once.',
    'Steps – How we work (yours alone)',
  ]);
  expect((await told([steps, quote], [quote]))[0]).toBe('Steps – How we work (theirs alone)');
});

test('blocks that stand beside nothing are told by their kinds and titles alone', async () => {
  expect(await told([call, steps])).toEqual(['Call – Talk to us', 'Steps – How we work']);
});
