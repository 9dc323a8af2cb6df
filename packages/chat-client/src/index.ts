export { completeUntil, grownMarks, mergeMessages, missingAfter } from './thread.ts';
