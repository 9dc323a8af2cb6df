/** Reviews, comments at fields, a second person before publishing, and the history of entries. */

export { comments, history, notices, threads } from './collections.ts';
export { forgetEntry } from './forget-entry.ts';
export { historyKinds } from './history/history-acts.ts';
export { machineKey, publicationsKey, recordEntryHistory, recordPageHistory } from './history/history-hooks.ts';
export { recordSaid } from './history/record-said.ts';
export { withdrawnLanguages } from './history/read-history.ts';
export { recordHistory } from './history/record-history.ts';
export { heldBack, heldSentence, refuseUnreviewed, refuseUnreviewedPage } from './second-person.ts';
export { reviewViews } from './views.ts';
export { subjectOf } from './subject.ts';
