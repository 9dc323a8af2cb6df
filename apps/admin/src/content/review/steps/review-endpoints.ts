import { locales, type Locale } from '@nasaq/contract';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { hasRole } from '../../../platform/staff/access.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { hasCome, memberName } from '../../../platform/staff/member-name.ts';
import type { StaffRequest } from '../../../platform/staff/staff-action.ts';
import { StaffError } from '../../../platform/staff/staff-error.ts';
import { isPastEverywhere } from '../../entry/hooks/refuse-past-day.ts';
import { lastChangerOf } from '../../saving/changes.ts';
import { colleaguesOf, findMembers, type Member, readersOf } from '../colleagues.ts';
import { reviewSteps } from '../history/read-history.ts';
import { recordHistory } from '../history/record-history.ts';
import { forgetRequest, tell } from '../notices/tell.ts';
import type { LanguageReview, Reviews, ReviewWish } from '../review-api.ts';
import { asksSecondPerson, heldBack } from '../second-person.ts';
import { subjectGet, subjectPost } from '../subject-endpoints.ts';
import { isAllowed, type Subject } from '../subject.ts';
import { fieldsOf, newestDraft } from '../state/newest-docs.ts';
import { type Review, reviewActs, reviewOf, type ReviewStep } from '../state/review-state.ts';
import { seenIn } from '../state/seen-words.ts';

const wish = {
  act: z.enum(reviewActs),
  locale: z.enum(locales),
  words: z.string().max(40),
  step: z.number().int().min(0),
  asked: z.number().int().positive().nullable().default(null),
  note: z.string().trim().max(4_000).default(''),
  due: z.iso.date().nullable().default(null),
};

/** `GET /api/history/review`, and `POST` for a step of it (`ReviewWish`); both answer `Reviews`. */
export const reviewEndpoints: Endpoint[] = [
  subjectGet({ path: '/review', query: {}, answer: reviewsOf }),
  subjectPost({
    path: '/review',
    input: wish,
    right: 'update',
    locks: true,
    act: async (req, subject, input) => {
      await takeStep(req, subject, input);
      return reviewsOf(req, subject);
    },
  }),
];

/** A language with what was said of it. */
interface Standing {
  steps: ReviewStep[];
  words: string;
  changedBy: number | null;
  review: Review;
}

async function standings(req: StaffRequest, subject: Subject): Promise<Record<Locale, Standing>> {
  const newest = await newestDraft(req, subject);
  if (!newest) throw new StaffError('not_found');
  const found = await Promise.all(
    locales.map(async (locale): Promise<[Locale, Standing]> => {
      const steps = await reviewSteps(req, subject, locale);
      const words = seenIn(fieldsOf(req, subject), newest.docs[locale]);
      const changedBy = lastChangerOf(newest.changes, locale);
      return [locale, { steps, words, changedBy, review: reviewOf(steps, { words, changedBy }) }];
    }),
  );
  return Object.fromEntries(found) as Record<Locale, Standing>;
}

async function reviewsOf(req: StaffRequest, subject: Subject): Promise<Reviews> {
  const found = await standings(req, subject);
  const steps = locales.flatMap((locale) => [found[locale].review.request, found[locale].review.answer]);
  const writers = locales.map((locale) => found[locale].changedBy);
  const ids = [...writers, ...steps.flatMap((step) => [step?.by, step?.asked])].filter((id) => typeof id === 'number');
  const members = await findMembers(req, ids);
  return {
    languages: { en: presented(found.en, members, req), ar: presented(found.ar, members, req) },
    secondPerson: await asksSecondPerson(req, subject.kind),
    held: await heldBack(req, subject),
    mayWrite: await isAllowed(req, subject, 'update'),
    mayRelease: hasRole(req.user),
    me: Number(req.user.id),
    colleagues: await colleaguesOf(req, subject),
  };
}

function presented(
  { changedBy, review, steps, words }: Standing,
  members: Member[],
  req: StaffRequest,
): LanguageReview {
  const { answer, isChanged, mayPublish, request, state } = review;
  const nameOf = (id: number | null) => {
    const member = members.find((one) => one.id === id);
    return member ? memberName(member, interfaceLanguage(req.i18n)) : '';
  };
  const me = Number(req.user.id);
  return {
    state,
    isChanged,
    mayPublish,
    words,
    step: steps.at(-1)?.id ?? 0,
    writer: changedBy,
    writtenBy: nameOf(changedBy) || null,
    request: request && {
      by: nameOf(request.by),
      mine: request.by === me,
      asked: request.asked === null ? null : nameOf(request.asked),
      askedMe: request.asked === me,
      note: request.note,
      due: request.due,
      at: request.at,
    },
    answer: answer && { act: answer.act, by: nameOf(answer.by), note: answer.note, at: answer.at },
  };
}

type Step = z.output<z.ZodObject<typeof wish>> & ReviewWish;

/** @throws {StaffError} where it cannot be said, or of words that nobody has seen */
async function takeStep(req: StaffRequest, subject: Subject, input: z.output<z.ZodObject<typeof wish>>): Promise<void> {
  const { act, asked, due, locale, note, step, words } = input as Step & { asked: number | null; note: string };
  const { [locale]: standing } = await standings(req, subject);
  const me = Number(req.user.id);
  const { request } = standing.review;
  if (act !== 'withdrew' && standing.words === '') throw new StaffError('not_written');
  if ((standing.steps.at(-1)?.id ?? 0) !== step) throw new StaffError('review_moved');
  if (act !== 'withdrew' && standing.words !== words) throw new StaffError('words_changed');
  if (act === 'withdrew' && request?.by !== me) throw new StaffError('forbidden');
  if (act === 'approved' && standing.changedBy === me) throw new StaffError('own_words');
  if (act === 'released' && !hasRole(req.user)) throw new StaffError('forbidden');
  if ((act === 'returned' || act === 'released') && note === '') throw new StaffError('note_required');
  if (act === 'asked' && isPastEverywhere(due)) throw new StaffError('due_past');
  if (act === 'asked' && asked !== null) await refuseStranger(req, subject, asked, standing.changedBy);
  const whom = act === 'asked' ? asked : null;
  // A day is its noon: it is the same day wherever it is read.
  const by = act === 'asked' && due ? new Date(`${due}T12:00:00Z`) : null;
  const line = { act, locale, actor: me, asked: whom, note, words: standing.words, ...(by && { due: by }) };
  await recordHistory(req, subject, [line]);
  // What was asked before is asked no longer: it was answered, withdrawn, or is asked of somebody else.
  await forgetRequest(req, subject, locale);
  if (act === 'asked' && whom !== null)
    await tell(req, subject, { type: 'asked', to: [whom], locale, text: note, due: by });
  if (act === 'returned' || act === 'approved') {
    const to = request?.by ?? standing.changedBy;
    await tell(req, subject, { type: act, to: to === null ? [] : [to], locale, text: note });
  }
}

async function refuseStranger(req: StaffRequest, subject: Subject, asked: number, changedBy: number | null) {
  const reader = (await readersOf(req, subject)).find(({ id }) => id === asked);
  if (!reader?.mayWrite) throw new StaffError('unknown_reviewer');
  if (!hasCome(reader)) throw new StaffError('colleague_invited');
  if (asked === changedBy) throw new StaffError('own_words');
}
