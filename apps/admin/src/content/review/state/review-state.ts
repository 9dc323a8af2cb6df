/** What is said of the words of a language of an entry: told one after the other, and never changed. */
export const reviewActs = ['asked', 'withdrew', 'returned', 'approved', 'released'] as const;
export type ReviewAct = (typeof reviewActs)[number];

export interface ReviewStep {
  /** Later steps have higher ones. */
  id: number;
  act: ReviewAct;
  /** The member of staff; nobody where the product itself has done it. */
  by: number | null;
  /** Who was asked; nobody where whoever may was. */
  asked: number | null;
  note: string;
  /** By when it was asked for. ISO 8601; null without. */
  due: string | null;
  /** Fingerprint of the words that were seen (`seenIn`). */
  words: string;
  /** ISO 8601. */
  at: string;
}

/** The language as it is now. */
export interface Present {
  /** Fingerprint of its words. */
  words: string;
  /** Who has changed it last. */
  changedBy: number | null;
}

/**
 * How the review of a language stands: nothing was said (`none`), it is `asked` for, it was `returned`, what stands there
 * is `approved`, or something else was: an approval is `void` as soon as the words change.
 */
export type ReviewState = 'none' | 'asked' | 'returned' | 'approved' | 'void';

export interface Review {
  state: ReviewState;
  /** What is asked and not answered. */
  request: ReviewStep | null;
  /** The last answer, to whichever words. */
  answer: ReviewStep | null;
  /** Whether words have changed since the step that the state comes from. */
  isChanged: boolean;
  /** Whether these very words were approved by a second person, or released by an administrator. */
  mayPublish: boolean;
}

/** A pure function of what is stored: no save can forget to take an approval back. */
export function reviewOf(steps: readonly ReviewStep[], present: Present): Review {
  const request = openRequest(steps);
  const answer = steps.findLast(isAnswer) ?? null;
  const mayPublish = isApproved(steps, present);
  const state = request ? 'asked' : answer ? stateOfAnswer(answer, mayPublish) : 'none';
  const from = request ?? answer;
  return { state, request, answer, isChanged: from !== null && from.words !== present.words, mayPublish };
}

function openRequest(steps: readonly ReviewStep[]): ReviewStep | null {
  const last = steps.at(-1);
  return last?.act === 'asked' ? last : null;
}

function stateOfAnswer({ act }: ReviewStep, mayPublish: boolean): ReviewState {
  if (act === 'returned') return 'returned';
  return mayPublish ? 'approved' : 'void';
}

/** The last answer about these words counts, whatever was said of others since. Nobody approves what they wrote. */
function isApproved(steps: readonly ReviewStep[], { changedBy, words }: Present): boolean {
  const answer = steps.findLast((step) => isAnswer(step) && step.words === words);
  if (!answer || words === '') return false;
  return answer.act === 'released' || (answer.act === 'approved' && answer.by !== changedBy);
}

function isAnswer({ act }: ReviewStep): boolean {
  return act === 'returned' || act === 'approved' || act === 'released';
}
