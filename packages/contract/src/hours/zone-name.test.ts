import { expect, test } from 'vitest';
import { zoneName } from './local-time.ts';

test('a time zone is told by its name, and one without a name by its distance in the figures that are asked for', () => {
  expect(zoneName('Africa/Cairo', 'ar')).toBe('توقيت مصر');
  expect(zoneName('UTC', 'en')).toMatch(/^GMT|^UTC/u);
  expect(zoneName('Etc/GMT-3', 'ar', 'ar-EG-u-nu-latn')).toMatch(/3/u);
  for (const zone of ['UTC', 'Etc/GMT-3']) expect(zoneName(zone, 'ar', 'ar-EG-u-nu-latn')).not.toMatch(/[٠-٩]/u);
});
