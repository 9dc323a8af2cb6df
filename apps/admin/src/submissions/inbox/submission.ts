import type {
  Application,
  Contact,
  Feedback,
  Order,
  Report,
  FormResponse,
} from '../../platform/payload/payload-types.ts';
import type { StaffErrorCode } from '../../platform/staff/staff-error.ts';

export type Submission = Contact | Feedback | Report | Order | Application | FormResponse;

/** Submissions on which the same act may be done with one call: as many as a list shows at most. */
export const mostRows = 100;

/** What became of each of them, in the order in which they were asked for. */
export interface BulkResult {
  done: number[];
  /** `message` in the language of the menus. */
  refused: { id: number; code: StaffErrorCode; message: string }[];
}
