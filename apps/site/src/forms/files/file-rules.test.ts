import { maxFileBytes } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { acceptedTypes, fileRules, refusalOf, typeNames } from './file-rules.ts';

const cv = fileRules('applications', 'cv');
const screenshots = fileRules('reports', 'screenshots');

test.each([
  ['cv.pdf', 1, null],
  ['سيرتي الذاتية.PDF', 1, null],
  ['cv.final.docx', maxFileBytes, null],
  ['cv.pdf', 0, 'empty'],
  ['cv.pdf', maxFileBytes + 1, 'too_large'],
  ['cv.pdf.exe', 1, 'type'],
  ['photo.png', 1, 'type'],
  ['cv', 1, 'type'],
  ['.pdf', 1, null],
])('%s of %i bytes as a CV: %s', (name, size, refusal) => {
  expect(refusalOf({ name, size }, cv)).toBe(refusal);
});

test('what is accepted is said in the words of people and of the input', () => {
  expect(typeNames(cv)).toEqual(['PDF', 'DOC', 'DOCX', 'ODT']);
  expect(typeNames(screenshots)).toEqual(['PNG', 'JPG', 'WEBP', 'GIF']);
  expect(acceptedTypes(screenshots)).toBe('image/png,image/jpeg,image/webp,image/gif,.png,.jpg,.jpeg,.webp,.gif');
});

test('a field without files is a fault of the page', () => {
  expect(() => fileRules('contacts', 'cv')).toThrow('takes no files');
});
