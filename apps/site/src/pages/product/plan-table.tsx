import type { Plan } from '@nasaq/contract';
import type { CSSProperties } from 'react';
import { useFormat, useT } from '../../locale/translator.ts';
import { withUnit } from '../../ui/section.tsx';
import { comparePlans } from './compare-plans.ts';

/**
 * What each plan has, side by side, on a phone too: there the name of each row stands over its values. A plan without a
 * price says "on request".
 */
export function PlanTable({ plans, caption }: { plans: Plan[]; caption: string }) {
  const t = useT();
  const { digits } = useFormat();
  return (
    <table className="plan-table" style={{ '--plans': plans.length } as CSSProperties}>
      <caption className="hidden-visually">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="plan-table__corner">
            <span className="hidden-visually">{t('products.features')}</span>
          </th>
          {plans.map(({ name, period, price }) => (
            <th key={name} scope="col" abbr={name} className="plan-table__plan">
              <span className="plan-table__name">{name}</span>
              <span className="plan-table__price">{price ? withUnit(digits(price)) : t('ui.price_on_request')}</span>
              {price && <span className="plan-table__period">{period}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparePlans(plans).map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {values.map((value, place) => (
              <td key={plans[place]!.name}>
                <Value value={value} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ value }: { value: string | boolean }) {
  const t = useT();
  if (typeof value === 'string') return value;
  return (
    <>
      <span className={value ? 'plan-table__has' : 'plan-table__lacks'} aria-hidden="true" />
      <span className="hidden-visually">{t(value ? 'products.has' : 'products.lacks')}</span>
    </>
  );
}
