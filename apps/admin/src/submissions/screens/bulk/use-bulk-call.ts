'use client';

import type { SubmissionKind } from '@nasaq/contract';
import { useState } from 'react';
import { mostRows, type BulkResult } from '../../inbox/submission.ts';
import { fill } from '../../../platform/staff/screens/screen-texts.ts';
import { useStaffCall } from '../../../platform/staff/screens/use-staff-call.ts';
import type { BulkTexts } from '../../catalogue/index.ts';
import { usePicked } from './picked.tsx';

/** A row of the wish: its id, and what is its own. */
export type BulkRow = { id: number } & Record<string, unknown>;

interface BulkCall {
  busy: boolean;
  /** Why nothing was done, or not all of it. */
  error: string | null;
  /** What was refused at the last time, and how many were done. */
  told: { summary: string; refused: BulkResult['refused'] } | null;
  /** Does it; what is done is ticked no more. `false` where the server did not answer. */
  run: (path: string, rows: readonly BulkRow[], shared: object) => Promise<boolean>;
}

/** An act on all rows that are ticked, in as many calls as the server wants. */
export function useBulkCall(
  kind: SubmissionKind,
  { digits, texts, unreachable }: { digits: Intl.NumberFormat; texts: BulkTexts; unreachable: string },
): BulkCall {
  const { pickOnly } = usePicked();
  const call = useStaffCall(kind, 'bulk', unreachable);
  const [told, setTold] = useState<BulkCall['told']>(null);
  return {
    busy: call.busy,
    error: call.error,
    told,
    run: async (path, rows, shared) => {
      setTold(null);
      const done: number[] = [];
      const refused: BulkResult['refused'] = [];
      let answered = true;
      for (let at = 0; answered && at < rows.length; at += mostRows) {
        const result = await call.post<BulkResult>(path, { ...shared, rows: rows.slice(at, at + mostRows) });
        answered = result !== null;
        done.push(...(result?.done ?? []));
        refused.push(...(result?.refused ?? []));
      }
      if (!answered && done.length === 0) return false;
      const summary = fill(texts.done, { done: digits.format(done.length), all: digits.format(rows.length) });
      const finished = new Set(done);
      pickOnly(rows.map(({ id }) => id).filter((id) => !finished.has(id)));
      if (refused.length > 0) setTold({ summary, refused });
      call.finish(done.length > 0 ? summary : null);
      return answered;
    },
  };
}
