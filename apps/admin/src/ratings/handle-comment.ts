import { z } from 'zod';
import type { Endpoint } from 'payload';
import { queueMail } from '../mail/index.ts';
import { loadCompany } from '../platform/company/company.ts';
import { queryIn } from '../platform/database/query.ts';
import { hasRoleFor } from '../platform/staff/access.ts';
import { memberName } from '../platform/staff/member-name.ts';
import { staffAction, type StaffRequest } from '../platform/staff/staff-action.ts';
import { StaffError } from '../platform/staff/staff-error.ts';
import type { Rating } from '../platform/payload/payload-types.ts';
import { answerMail } from './answer-mail.ts';
import { loadArticleLink } from './article-link.ts';
import type { CommentState } from './rate-article.ts';

const may = (user: unknown) => hasRoleFor('articles', user, 'editor', 'agent');

/** What staff do with a reader's comment, below `/api/ratings/:id`. */
export const ratingEndpoints: Endpoint[] = [
  staffAction({ path: '/answer', input: z.object({ text: z.string().trim().min(1).max(4_000) }), may, act: answer }),
  staffAction({ path: '/state', input: z.object({ state: z.enum(['open', 'done']) }), may, act: mark }),
  staffAction({ path: '/spam', input: z.object({ spam: z.boolean() }), may, act: markSpam }),
];

interface Act<Input> {
  id: number;
  input: Input;
  req: StaffRequest;
}

/** Mails the reader who left an address; nothing else of the answer is seen outside. */
async function answer({ id, input: { text }, req }: Act<{ text: string }>) {
  const rating = await lockRating(id, req);
  const { email, locale } = rating;
  if (!email) throw new StaffError('no_address');
  const article = await loadArticleLink(rating, req.payload);
  const company = await loadCompany(locale, req.payload);
  const member = memberName(req.user, locale);
  const mail = answerMail({ locale, company, article, comment: rating.comment ?? '', text, member });
  await queueMail({ ...mail, template: 'answer', to: email, locale }, req);
  const now = new Date().toISOString();
  await change(id, { comment_state: 'answered', reply: text, replied_by: Number(req.user.id), replied_at: now }, req);
  return {};
}

async function mark({ id, input, req }: Act<{ state: CommentState }>) {
  const { comment } = await lockRating(id, req);
  if (!comment) throw new StaffError('not_found');
  await change(id, { comment_state: input.state }, req);
  return {};
}

/** What was doubted counts from now on, or the reverse. */
async function markSpam({ id, input, req }: Act<{ spam: boolean }>) {
  await lockRating(id, req);
  await change(id, { spam: input.spam }, req);
  return {};
}

async function change(id: number, data: Partial<Rating>, req: StaffRequest): Promise<void> {
  await req.payload.db.updateOne({ collection: 'ratings', id, data, returning: false, req });
}

/** As it is now, locked until the action ends. @throws {StaffError} where it was taken back */
async function lockRating(id: number, req: StaffRequest): Promise<Rating> {
  const query = await queryIn(req);
  await query('SELECT id FROM ratings WHERE id = $1 FOR UPDATE', [id]);
  const rating = await req.payload.findByID({
    collection: 'ratings',
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  });
  if (!rating) throw new StaffError('not_found');
  return rating;
}
