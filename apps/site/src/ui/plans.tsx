import type { Plan } from '@nasaq/contract';
import { useFormat } from '../locale/use-format.ts';
import { useT } from '../locale/use-t.ts';
import { CheckList } from './check-list.tsx';

/** The plans of a product side by side, set apart by hairlines. A plan without a price says "on request". */
export function Plans({ plans }: { plans: Plan[] }) {
  const t = useT();
  const { digits } = useFormat();
  return (
    <ul className="plans">
      {plans.map((plan) => (
        <li key={plan.name} className="plan">
          <h3 className="plan__name">{plan.name}</h3>
          <p className="plan__price">{plan.price ? digits(plan.price) : t('ui.price_on_request')}</p>
          <p className="plan__period">{plan.price ? plan.period : ''}</p>
          <CheckList items={plan.features} />
        </li>
      ))}
    </ul>
  );
}
