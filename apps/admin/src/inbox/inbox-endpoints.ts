import type { SubmissionKind } from '@nasaq/contract';
import type { Endpoint } from 'payload';
import { addNote, noteInput, previewNote } from './add-note.ts';
import { assign, assignInput } from './assign.ts';
import { changeState, previewState, stateInput } from './change-state.ts';
import { erase, eraseInput } from './erase.ts';
import { exportEndpoint } from './export-submissions.ts';
import { inboxAction } from './inbox-action.ts';
import { markSpam, spamInput } from './mark-spam.ts';

/** What staff do with one kind of submission, below `/api/<kind>`. */
export function inboxEndpoints(kind: SubmissionKind): Endpoint[] {
  return [
    exportEndpoint(kind),
    inboxAction(kind, { path: '/state/preview', input: stateInput, act: previewState }),
    inboxAction(kind, { path: '/state', input: stateInput, act: changeState }),
    inboxAction(kind, { path: '/note/preview', input: noteInput, act: previewNote }),
    inboxAction(kind, { path: '/note', input: noteInput, act: addNote }),
    inboxAction(kind, { path: '/assign', input: assignInput, act: assign }),
    inboxAction(kind, { path: '/spam', input: spamInput, act: markSpam }),
    inboxAction(kind, { path: '/erase', input: eraseInput, act: erase }),
  ];
}
