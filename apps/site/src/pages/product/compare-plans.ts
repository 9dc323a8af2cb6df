import type { Plan } from '@nasaq/contract';

/** One thing that plans differ in: what each of them says about it. */
export interface Compared {
  label: string;
  /** By plan: how much of it there is, `true` where it is simply there, `false` where it is not. */
  values: (string | boolean)[];
}

/**
 * The features of all plans as rows. `Users: up to 8` is how much of what; without a colon the whole line is what there is.
 * The same words in several plans are one row; rows stand in the order in which the plans name them first.
 */
export function comparePlans(plans: Pick<Plan, 'features'>[]): Compared[] {
  const rows = new Map<string, Compared>();
  for (const [place, { features }] of plans.entries()) {
    for (const feature of features) {
      const { label, value } = readFeature(feature);
      const row = rows.get(label) ?? { label, values: plans.map(() => false) };
      row.values[place] = value;
      rows.set(label, row);
    }
  }
  return [...rows.values()];
}

function readFeature(feature: string): { label: string; value: string | true } {
  const colon = feature.indexOf(': ');
  if (colon === -1) return { label: feature.trim(), value: true };
  return { label: feature.slice(0, colon).trim(), value: feature.slice(colon + 2).trim() };
}
