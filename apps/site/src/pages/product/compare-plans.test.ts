import { expect, test } from 'vitest';
import { comparePlans } from './compare-plans.ts';

test('the same words in several plans are one row, with what each plan says', () => {
  const plans = [
    { features: ['Users: up to 8', 'Import from spreadsheets'] },
    { features: ['Users: up to 40', 'Import from spreadsheets', 'Permissions by branch'] },
    { features: ['Users: no limit', 'Permissions by branch', 'Support: by phone from 7:00'] },
  ];
  expect(comparePlans(plans)).toEqual([
    { label: 'Users', values: ['up to 8', 'up to 40', 'no limit'] },
    { label: 'Import from spreadsheets', values: [true, true, false] },
    { label: 'Permissions by branch', values: [false, true, true] },
    { label: 'Support', values: [false, false, 'by phone from 7:00'] },
  ]);
});

test('plans without features have nothing to compare', () => {
  expect(comparePlans([{ features: [] }, { features: [] }])).toEqual([]);
});
