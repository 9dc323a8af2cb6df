'use client';

import { useListQuery } from '@payloadcms/ui';
import { createContext, use, useMemo, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import type { SubmissionRecord } from '../submission-record.ts';
import type { BulkTexts } from '../../catalogue/index.ts';

interface Picked {
  /** What the list shows, in its order. */
  rows: readonly SubmissionRecord[];
  /** Those of them that are ticked. */
  picked: readonly SubmissionRecord[];
  /** @param upTo with all that stand between this one and the one that was ticked before */
  pick: (id: number, isPicked: boolean, upTo: boolean) => void;
  pickOnly: (ids: readonly number[]) => void;
}

const Context = createContext<Picked | null>(null);

export function usePicked(): Picked {
  return use(Context)!;
}

/** Which rows of the list are ticked. What leaves the list is ticked no more. */
export function PickedProvider({ children }: { children: ReactNode }) {
  const { data } = useListQuery();
  const rows = useMemo(() => (data?.docs ?? []) as unknown as SubmissionRecord[], [data?.docs]);
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number | null>(null);
  const value = useMemo<Picked>(
    () => ({
      rows,
      picked: rows.filter(({ id }) => ids.has(id)),
      pick: (id, isPicked, upTo) => {
        const at = rows.findIndex((row) => row.id === id);
        const from = upTo ? rows.findIndex((row) => row.id === last.current) : -1;
        const chosen = from < 0 ? rows.slice(at, at + 1) : rows.slice(Math.min(at, from), Math.max(at, from) + 1);
        last.current = id;
        const changed = new Set(rows.map((row) => row.id).filter((each) => ids.has(each)));
        for (const row of chosen) {
          if (isPicked) changed.add(row.id);
          else changed.delete(row.id);
        }
        setIds(changed);
      },
      pickOnly: (wanted) => setIds(new Set(wanted)),
    }),
    [ids, rows],
  );
  return <Context value={value}>{children}</Context>;
}

/** Ticks a row; with the shift key all from the one before. */
export function PickRow({ row, texts }: { row: SubmissionRecord; texts: BulkTexts }) {
  const { pick, picked } = usePicked();
  const change = ({ nativeEvent, target }: ChangeEvent<HTMLInputElement>) =>
    pick(row.id, target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
  return (
    <label className="inbox-pick">
      <input checked={picked.includes(row)} onChange={change} type="checkbox" />
      <span className="inbox-unseen">{fill(texts.pick, { reference: row.reference })}</span>
    </label>
  );
}

/** Ticks all that the page of the list shows, or none. */
export function PickAll({ texts }: { texts: BulkTexts }) {
  const { picked, pickOnly, rows } = usePicked();
  const all = rows.length > 0 && picked.length === rows.length;
  return (
    <label className="inbox-pick">
      <input
        ref={(input) => {
          if (input) input.indeterminate = picked.length > 0 && !all;
        }}
        checked={all}
        onChange={({ target }) => pickOnly(target.checked ? rows.map(({ id }) => id) : [])}
        type="checkbox"
      />
      <span className="inbox-unseen">{texts.pickAll}</span>
    </label>
  );
}
