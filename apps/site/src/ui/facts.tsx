import { Fragment, type ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** A list of facts about an entry, label above value, hairlines between. Facts without a value are left out. */
export function Facts({ facts }: { facts: (Fact | false | null | undefined)[] }) {
  return (
    <dl className="facts">
      {facts.map(
        (fact) =>
          fact && (
            <Fragment key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
