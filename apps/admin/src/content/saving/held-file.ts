import type { PayloadRequest } from 'payload';
import { digest } from './digest.ts';
import { fileName } from './form-base.ts';
import type { Merge } from './merge.ts';
import type { Held, Saving } from './saving.ts';

/** What the host has read from a file that arrives, and sent on with the form. */
const readFromFile = 'colours';

/** In the `context` of a save: its file is the stored one, which the host has read to cut it anew. */
export const readToCut = 'readToCut';

interface Sides extends Pick<Saving, 'base' | 'newest' | 'sent' | 'shape'> {
  wroteLast: (path: string) => boolean;
}

/**
 * A file is a value, too. Where somebody has given the row another one since the form was loaded, the one that comes with
 * the form is in dispute and not stored. How the former one was to be cut is nothing that can be stored any more.
 * @param req goes on without it
 * @returns what becomes of the merge of the fields, and what was held back
 */
export function holdFile({ base, newest, sent, shape, wroteLast }: Sides, req: PayloadRequest) {
  const field = shape.find(({ name }) => name === fileName);
  const isReplaced = field && base[fileName] !== digest(newest[fileName], field.kind) && !wroteLast(fileName);
  if (!isReplaced) return { held: null, withFile: (merge: Merge) => merge };
  const held: Held | null = req.file && !req.context[readToCut] ? 'file' : req.query?.uploadEdits ? 'cut' : null;
  delete req.file;
  if (held) delete req.query.uploadEdits;
  delete sent[readFromFile];
  const list = held === 'file' ? 'conflicts' : 'others';
  const withFile = (merge: Merge): Merge => {
    // Payload takes the name out of what a form sends, so that the merge finds it to be somebody else's.
    const others = merge.others.filter((path) => path !== fileName);
    return { ...merge, others, [list]: [...(list === 'others' ? others : merge.conflicts), fileName] };
  };
  return { held, withFile };
}
