import { expect, test } from 'vitest';
import { countryOf } from './country.ts';

test.each([
  [{ phone: '+20 3 555 0100', timeZone: 'Asia/Riyadh' }, 'EG'],
  [{ phone: '+966 11 234 5678' }, 'SA'],
  [{ phone: '011 234 5678', timeZone: 'Asia/Riyadh' }, 'SA'],
  [{ phone: '16123', timeZone: 'Africa/Cairo' }, 'EG'],
  [{ phone: null, timeZone: 'Etc/GMT+3' }, null],
  [{}, null],
])('%j is in %s', (told, country) => {
  expect(countryOf(told)).toBe(country);
});
