import { z } from 'zod';

/** Who is let in: somebody signed in, who holds a chat's key. */
type Lock = 'token' | 'chat';

export interface Operation {
  method: 'get' | 'post' | 'delete';
  /** As the router has it, below `/api/v1`. */
  path: string;
  tag: 'Content' | 'Search' | 'Forms' | 'Chat' | 'Accounts';
  summary: string;
  /** Query parameters besides `v`. */
  query?: Record<string, 'integer' | 'string'>;
  body?: z.ZodType | 'file';
  /** What a success answers; absent = 204. */
  answer?: z.ZodType | 'file';
  /** Statuses of success; 200, or 204 without an answer, where absent. */
  statuses?: number[];
  /** Server-sent events of that shape. */
  events?: z.ZodType;
  lock?: Lock;
}

/** `{ data: […] }` of what is listed whole. */
export const rows = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item) });
