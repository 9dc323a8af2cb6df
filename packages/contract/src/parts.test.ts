import { expect, test } from 'vitest';
import { contentTypes } from './content/shared.ts';
import { isOn, partOfAddress, partOfApiPath, partOfCall, partOfKind, partOfPath, partOfType, parts } from './parts.ts';
import { categoryPath, entryPath, formPaths, paths, type PathName } from './paths.ts';
import { submissionKinds } from './submissions/kinds.ts';

test('every part has at least one page, and an address below a page is of its part', () => {
  expect(new Set(Object.values(partOfPath).filter((part) => part !== null))).toEqual(new Set(parts));
  for (const [name, part] of Object.entries(partOfPath)) {
    const path = paths[name as PathName];
    expect([path, partOfAddress(path)]).toEqual([path, part]);
    expect([path, partOfAddress(`${path}?a=/tools#b`)]).toEqual([path, part]);
    expect([path, partOfAddress(`${path}/`.replace('//', '/'))]).toEqual([path, part]);
  }
});

test('an address that only begins like that of a part is none of it', () => {
  expect(partOfAddress('/services-in-cairo')).toBeNull();
  expect(partOfAddress('/care')).toBeNull();
  expect(partOfAddress('/care/live-chat')).toBe('chat');
  expect(partOfAddress('/')).toBeNull();
});

test('entries, categories, forms and calls are of the part of their pages', () => {
  for (const type of contentTypes) {
    expect([type, partOfAddress(entryPath(type, 'a'))]).toEqual([type, partOfType[type]]);
    expect([type, partOfApiPath(`/${type}/a?v=2`)]).toEqual([type, partOfType[type]]);
  }
  expect(partOfAddress(categoryPath('services', 'a'))).toBe('services');
  for (const kind of submissionKinds) {
    expect([kind, partOfAddress(formPaths[kind])]).toEqual([kind, partOfKind[kind]]);
    expect([kind, partOfApiPath(`/${kind}`)]).toEqual([kind, partOfKind[kind]]);
  }
  for (const [call, part] of Object.entries(partOfCall))
    expect([call, partOfApiPath(`/${call}`)]).toEqual([call, part]);
});

test('a part is on unless it is named among those that are off, wherever it leads', () => {
  for (const part of parts) {
    expect(isOn(part, {})).toBe(true);
    expect(isOn(part, { parts: { [part]: null } })).toBe(false);
    expect(isOn(part, { parts: { [part]: { to: '/about', status: 302 } } })).toBe(false);
    expect(isOn(null, { parts: { [part]: null } })).toBe(true);
  }
});
