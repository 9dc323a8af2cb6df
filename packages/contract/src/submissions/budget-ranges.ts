import type { budgets } from './forms.ts';

type Budget = (typeof budgets)[number];

interface BudgetRange {
  /** Which sentence tells it: the messages `ordering.budget.*`. */
  message: 'open' | 'under' | 'between' | 'over';
  min?: number;
  max?: number;
}

/** What each budget of the ordering form stands for, in Egyptian pounds. */
export const budgetRanges: Record<Budget, BudgetRange> = {
  open: { message: 'open' },
  'under-250k': { message: 'under', max: 250_000 },
  '250k-750k': { message: 'between', min: 250_000, max: 750_000 },
  '750k-2m': { message: 'between', min: 750_000, max: 2_000_000 },
  'over-2m': { message: 'over', min: 2_000_000 },
};

/** How those amounts are written, by `Intl.NumberFormat` of the reader's language. */
export const budgetMoney = { style: 'currency', currency: 'EGP', maximumFractionDigits: 0 } as const;
