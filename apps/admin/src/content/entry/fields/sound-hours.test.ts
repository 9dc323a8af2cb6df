import { expect, test } from 'vitest';
import { hoursFaults } from './sound-hours.ts';

const on = (weekday: string, from: string, to: string) => ({ weekday, from, to });
const told = (...hours: Parameters<typeof hoursFaults>[0]) =>
  hoursFaults(hours).map(({ edge, fault, place }) => `${place} ${edge} ${fault}`);

test('hours that follow each other, end on the next day or fill a day are sound', () => {
  expect(told(on('1', '09:00', '12:00'), on('1', '12:00', '17:00'), on('2', '00:00', '24:00'))).toEqual([]);
  expect(told(on('6', '22:00', '02:00'), on('0', '02:00', '10:00'), on('1', '20:00', '00:00'))).toEqual([]);
  expect(told({ from: '22:00', to: '02:00' }, { from: '09:00', to: '12:00' })).toEqual([]);
});

test('what has no length is told where it ends, what is no time where it stands', () => {
  expect(told(on('3', '17:00', '17:00'), on('4', '9', '24:30'))).toEqual([
    '0 to noLength',
    '1 from wrongTime',
    '1 to wrongTime',
  ]);
});

test('what begins while other hours go on is told where it begins, also in the night and over the end of the week', () => {
  expect(told(on('1', '09:00', '17:00'), on('1', '12:00', '20:00'))).toEqual(['1 from overlap']);
  expect(told(on('1', '12:00', '20:00'), on('1', '09:00', '17:00'))).toEqual(['0 from overlap']);
  expect(told(on('1', '09:00', '17:00'), on('1', '09:00', '12:00'))).toEqual(['1 from overlap']);
  expect(told(on('1', '22:00', '03:00'), on('2', '02:00', '10:00'))).toEqual(['1 from overlap']);
  expect(told(on('6', '22:00', '03:00'), on('0', '02:00', '10:00'))).toEqual(['1 from overlap']);
  expect(told({ from: '09:00', to: '17:00' }, { from: '10:00', to: '11:00' })).toEqual(['1 from overlap']);
});
