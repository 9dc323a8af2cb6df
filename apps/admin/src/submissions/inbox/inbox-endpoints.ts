import type { SubmissionKind } from '@nasaq/contract';
import type { Endpoint } from 'payload';
import { addNote, noteInput, previewNote } from './add-note.ts';
import { assign, assignInput } from './assign.ts';
import { bulkAction } from './bulk-action.ts';
import { changeState, previewState, stateInput } from './change-state.ts';
import { erase, eraseInput, markSpam, spamInput } from './spam-and-erase.ts';
import { exportEndpoint } from './export-submissions.ts';
import { inboxAction } from './inbox-action.ts';

/** What staff do with one kind of submission, below `/api/<kind>`. */
export function inboxEndpoints(kind: SubmissionKind): Endpoint[] {
  const state = { path: '/state', input: stateInput, act: changeState } as const;
  const assignment = { path: '/assign', input: assignInput, act: assign } as const;
  const spam = { path: '/spam', input: spamInput, act: markSpam } as const;
  return [
    exportEndpoint(kind),
    // Before those of one submission, whose id would be `bulk`.
    bulkAction(kind, state),
    bulkAction(kind, assignment),
    bulkAction(kind, spam),
    inboxAction(kind, { path: '/state/preview', input: stateInput, act: previewState }),
    inboxAction(kind, state),
    inboxAction(kind, { path: '/note/preview', input: noteInput, act: previewNote }),
    inboxAction(kind, { path: '/note', input: noteInput, act: addNote }),
    inboxAction(kind, assignment),
    inboxAction(kind, spam),
    inboxAction(kind, { path: '/erase', input: eraseInput, act: erase }),
  ];
}
