import { ratingCall, readRating, type Locale, type RatingAnswer } from '@nasaq/contract';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { makeKey, usePostedForm } from '../forms/index.ts';
import { useLocale } from '../locale/translator.ts';
import { useLocation } from '../router/context.tsx';
import type { PostedForm } from '../router/payload.ts';
import { useApi, useUser } from '../session/index.ts';
import type { KeptRating, UnsentRating } from './kept-ratings.ts';
import { readRated } from './rating-address.ts';
import { type FieldFailure, sendRating } from './send-rating.ts';
import { asSent, kept, sendUnsent, solveInPage } from './send-unsent.ts';

/** What the visitor has said so far. */
interface OwnRating {
  answer: RatingAnswer | null;
  commented: boolean;
}

/** What there is to tell about the last act. */
export type RatingNews =
  | { kind: 'none' | 'thanks' | 'told' | 'taken_back' | 'waiting' | 'failed' | 'unavailable' }
  | { kind: 'too_many'; minutes: number };

interface ArticleToRate {
  /** In the page's language. */
  slug: string;
  /** The same in both languages. */
  articleKey: string;
}

/** Two readers at one address must not be taken for one while neither has an id yet. */
const key = makeKey();

const nothing: OwnRating = { answer: null, commented: false };

/** The visitor's rating of one article: as this device remembers it, and as it is given, changed and taken back. */
export function useRating({ articleKey, slug }: ArticleToRate) {
  const locale = useLocale();
  const api = useApi();
  const user = useUser();
  const posted = usePostedForm();
  const rated = readRated(new URLSearchParams(useLocation().search));
  const onDevice = useSyncExternalStore(
    kept.subscribe,
    () => kept.of(locale, articleKey),
    () => null,
  );
  // What is known besides: from the address, from a form that came back, from the server.
  const [known, setKnown] = useState<OwnRating>(() => firstOf(posted) ?? rated ?? nothing);
  const [told, setTold] = useState<RatingNews | null>(() => newsOf(posted));
  const [failures, setFailures] = useState<readonly FieldFailure[]>(() => failuresIn(posted, locale));
  const [anew, setAnew] = useState(false);
  const since = useRef(0);
  const turn = useRef(Promise.resolve(true));
  const own = onDevice ? ofDevice(onDevice) : known;

  const asksServer = onDevice === null && !posted && (rated !== null || user !== null);
  useEffect(() => {
    since.current = performance.now();
  }, []);
  useEffect(() => {
    if (!asksServer) return;
    // The address may be somebody else's, and an account may have answered elsewhere.
    const ask = async () => setKnown(readRating(await api.get(ratingCall(slug))));
    ask().catch((error: unknown) => console.warn('The own rating is not known.', error));
  }, [api, asksServer, slug]);
  useEffect(() => {
    const flush = () =>
      void sendUnsent(api, (key, language, outcome) => {
        if (key !== articleKey || language !== locale) return;
        setTold(outcome.outcome === 'sent' ? newsAfter(outcome.rating, outcome.rating.commented) : { kind: 'failed' });
      });
    flush();
    window.addEventListener('online', flush);
    return () => window.removeEventListener('online', flush);
  }, [api, articleKey, locale]);

  /**
   * Stored on the device first, and shown; then sent. What the server does not take is as it was before, and what it
   * cannot hear waits.
   * @returns whether it was taken, or waits
   */
  async function give(next: OwnRating, request: Omit<UnsentRating, 'elapsed' | 'key'>, trap: string): Promise<boolean> {
    const before = kept.of(locale, articleKey);
    const unsent = { ...request, key, elapsed: Math.round(performance.now() - since.current) };
    const row = { slug, locale, at: Date.now() };
    const isComment = request.comment !== undefined;
    setFailures([]);
    setTold(isComment ? { kind: 'none' } : newsAfter(next, false));
    // A comment stands in its form until it was taken.
    if (!isComment) kept.write(locale, articleKey, { ...row, ...answerOf(next, own), unsent });
    const outcome = await sendRating(api, slug, { ...unsent, trap }, solveInPage);
    if (outcome.outcome === 'sent') {
      setKnown(nothing);
      setAnew(false);
      setTold(newsAfter(outcome.rating, isComment));
      kept.write(locale, articleKey, asSent(row, outcome.rating));
      return true;
    }
    if (outcome.outcome === 'later') {
      setTold({ kind: 'waiting' });
      setAnew(false);
      kept.write(locale, articleKey, { ...row, ...answerOf(next, own), unsent });
      return true;
    }
    kept.write(locale, articleKey, before);
    if (outcome.outcome === 'refused') setFailures(outcome.failures);
    else setTold(outcome.outcome === 'too_many' ? { kind: 'too_many', minutes: outcome.minutes } : { kind: 'failed' });
    return false;
  }

  /** One after the other: a comment may be sent before its answer has arrived. */
  function inTurn(act: () => Promise<boolean>): Promise<boolean> {
    return (turn.current = turn.current.then(act));
  }

  return {
    own,
    news: told ?? newsAtFirst(onDevice, known),
    failures,
    /** The comment is asked for: there is none, or the reader writes it anew. */
    asksComment: own.answer !== null && (anew || !own.commented),
    /** What came back of a comment that was sent without JavaScript. */
    typed: { comment: textOf(posted?.values.comment), email: textOf(posted?.values.email) },
    rate: (answer: RatingAnswer, trap: string) => inTurn(() => give({ ...own, answer }, { answer }, trap)),
    comment: async (comment: string, email: string, trap: string) => {
      const { answer } = own;
      return answer !== null && inTurn(() => give({ answer, commented: true }, { answer, comment, email }, trap));
    },
    takeBack: () => inTurn(() => give(nothing, { answer: 'none' }, '')),
    writeAnew: () => {
      setAnew(true);
      setTold({ kind: 'none' });
    },
  };
}

/** What was taken back without a connection stays on the device until the server has heard of it. */
function ofDevice({ answer, commented, unsent }: KeptRating): OwnRating {
  return unsent?.answer === 'none' ? nothing : { answer, commented };
}

function answerOf(next: OwnRating, before: OwnRating): Pick<KeptRating, 'answer' | 'commented'> {
  return { answer: next.answer ?? before.answer ?? 'yes', commented: next.commented };
}

function newsAfter({ answer }: OwnRating, isTold: boolean): RatingNews {
  if (answer === null) return { kind: 'taken_back' };
  return { kind: isTold ? 'told' : 'thanks' };
}

function newsAtFirst(onDevice: KeptRating | null, known: OwnRating): RatingNews {
  if (onDevice?.unsent) return { kind: 'waiting' };
  const { answer, commented } = onDevice ?? known;
  return answer === null ? { kind: 'none' } : newsAfter({ answer, commented }, commented);
}

/** What a browser without JavaScript has sent, and what was not taken. */
function firstOf(posted: PostedForm | undefined): OwnRating | null {
  const answer = posted?.values.answer;
  const isComment = posted?.values.comment !== undefined;
  return isComment && (answer === 'yes' || answer === 'no') ? { answer, commented: false } : null;
}

function newsOf(posted: PostedForm | undefined): RatingNews | null {
  if (!posted) return null;
  if (!posted.problem) return { kind: 'none' };
  if (posted.problem === 'too_many')
    return { kind: 'too_many', minutes: Math.max(1, Math.ceil((posted.retryAfter ?? 60) / 60)) };
  return { kind: posted.problem === 'unavailable' ? 'unavailable' : 'failed' };
}

function failuresIn(posted: PostedForm | undefined, locale: Locale): readonly FieldFailure[] {
  return (posted?.failures ?? []).map(({ field, messages }) => ({
    field,
    message: messages?.[locale] ?? '',
    messageAr: messages?.ar ?? '',
  }));
}

function textOf(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}
