import { budgetMoney, budgetRanges, type budgets } from '@nasaq/contract';
import type { Format } from '../../locale/format.ts';
import type { T } from '../../locale/translator.ts';

type Budget = (typeof budgets)[number];

/** A range in Egyptian pounds, written as the locale writes money. */
export function budgetText(budget: Budget, t: T, format: Format): string {
  const { max = 0, message, min = 0 } = budgetRanges[budget];
  return t(`ordering.budget.${message}`, {
    min: format.number(min, budgetMoney),
    max: format.number(max, budgetMoney),
  });
}
