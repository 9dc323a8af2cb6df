import { expect, test } from 'vitest';
import type { FieldSpec } from './field.ts';
import { LiveJudge } from './live-judge.ts';
import { emptyRecord } from './states.ts';
import { countStates, nextWork } from './work.ts';

const field = (name: string): FieldSpec => ({ name, kind: 'text', localized: true, label: { en: name, ar: name } });
const fields = [field('title'), field('summary'), field('place'), field('note')];
const docs = {
  en: { title: 'Title', summary: 'Summary', place: 'Cairo' },
  ar: { title: 'العنوان', place: '' },
};
const record = emptyRecord('en');

test('whoever asks for the next field that waits is led on, and from the end to the beginning', () => {
  const units = new LiveJudge().judge(fields, docs, record);
  const next = (path: string, step: 1 | -1) =>
    nextWork(units, { from: { path, locale: 'ar' }, locale: 'ar', step })?.path;
  expect([next('title', 1), next('summary', 1), next('place', 1)]).toEqual(['summary', 'place', 'title']);
  expect([next('title', -1), next('place', -1)]).toEqual(['place', 'summary']);
  expect(nextWork(units, { from: null, locale: 'ar', step: -1 })).toEqual({ path: 'place', locale: 'ar' });
});

test('where nothing waits there is no next one, and what neither language has is not counted', () => {
  const written = new LiveJudge().judge(
    [field('title'), field('note')],
    { en: { title: 'A' }, ar: { title: '' } },
    record,
  );
  expect(countStates(written, 'ar')).toEqual({ missing: 1 });
  expect(nextWork(written.slice(1), { from: null, locale: 'ar', step: 1 })).toBeNull();
});

test('judging again makes nothing new but what has changed', () => {
  const judge = new LiveJudge();
  const first = judge.judge(fields, docs, record);
  expect(judge.judge(fields, { ...docs }, record)).toBe(first);
  const second = judge.judge(fields, { ...docs, ar: { ...docs.ar, summary: 'الملخص' } }, record);
  expect(second[0]).toBe(first[0]);
  expect(second[1]!.states.ar).toBe('draft');
  expect(judge.judge(fields, docs, emptyRecord('ar'))[0]!.states).toEqual({ en: 'draft', ar: 'source' });
});
