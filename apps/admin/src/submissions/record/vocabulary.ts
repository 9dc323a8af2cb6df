import type { Bilingual } from '../../platform/staff/fields/text-rows.ts';
import { submissionLabels } from '../catalogue/index.ts';

/** What can happen to a submission. */
export const eventTypes = [
  'received',
  'state',
  'note',
  'assigned',
  'spam',
  'not_spam',
  'viewed_file',
  'mailed',
  'withdrawn',
  'deletion_asked',
] as const;
export type EventType = (typeof eventTypes)[number];

export const eventTypeLabels: Record<EventType, Bilingual> = submissionLabels.vocabulary.eventType;

/** Why a submission was put into the spam folder by itself. */
export const spamReasons = ['trap', 'too_fast', 'no_proof'] as const;
export type SpamReason = (typeof spamReasons)[number];

export const spamReasonLabels: Record<SpamReason, Bilingual> = submissionLabels.vocabulary.spamReason;
