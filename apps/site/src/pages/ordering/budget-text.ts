import type { budgets } from '@nasaq/contract';
import type { Format } from '../../features/locale/format.ts';
import type { T } from '../../features/locale/translator.ts';

type Budget = (typeof budgets)[number];

/** A range in Egyptian pounds, written as the locale writes money. */
export function budgetText(budget: Budget, t: T, format: Format): string {
  const pounds = (amount: number) =>
    format.number(amount, { style: 'currency', currency: 'EGP', maximumFractionDigits: 0 });
  switch (budget) {
    case 'open':
      return t('ordering.budget.open');
    case 'under-250k':
      return t('ordering.budget.under', { max: pounds(250_000) });
    case '250k-750k':
      return t('ordering.budget.between', { min: pounds(250_000), max: pounds(750_000) });
    case '750k-2m':
      return t('ordering.budget.between', { min: pounds(750_000), max: pounds(2_000_000) });
    case 'over-2m':
      return t('ordering.budget.over', { min: pounds(2_000_000) });
  }
}
