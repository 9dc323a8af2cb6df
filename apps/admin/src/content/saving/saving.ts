import type { Locale } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import type { FormBase } from './form-base.ts';
import type { Doc, Merge } from './merge.ts';
import type { ShapeField } from './shape.ts';

/** What of a form is not stored since its row has another file by now. */
export type Held = 'file' | 'cut';

/** The save of a form, kept in the request between its hooks. */
export interface Saving extends Required<Pick<FormBase, 'form' | 'base' | 'over'>> {
  shape: ShapeField[];
  locale: Locale;
  /** What the form sent, and the newest draft as it was before. */
  sent: Doc;
  newest: Doc;
  merge: Merge;
  /** Where a form of a file has been saved over another file. */
  held?: Held | null;
}

/** The save of a form that the request carries out at the moment. */
export function savingOf(req: PayloadRequest): Saving | undefined {
  return req.context.saving as Saving | undefined;
}

/** In the context of a request: what it does, the clock does in the name of its user. */
export const clockKey = 'byClock';
