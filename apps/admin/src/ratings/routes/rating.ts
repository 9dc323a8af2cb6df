import {
  cleanValues,
  failuresOf,
  formSchema,
  ratingCommentForm,
  ratingRequestSchema,
  visitorHeader,
  type RatingRequest,
} from '@nasaq/contract';
import { Hono, type Context } from 'hono';
import type { Payload } from 'payload';
import { optionalAccount } from '../../accounts/index.ts';
import { retryWhileDatabaseIsDown } from '../../platform/database/database-outage.ts';
import type { Api } from '../../platform/http/api.ts';
import { limitBody, noStore, ownOrigin, readBody, readToEnd, refuseValues } from '../../platform/http/body.ts';
import { clientAddress, senderHash } from '../../platform/http/client-address.ts';
import { phonePlans } from '../../platform/http/phone.ts';
import { findBySlug, type Reading } from '../../platform/http/published.ts';
import type { ApiEnv } from '../../platform/http/request-context.ts';
import type { Defence } from '../../submissions/index.ts';
import { presentRating, rateArticle, ratingOf } from '../rate-article.ts';
import { adoptVisitor, FreshVisitors, readVisitorId, visitorHash } from '../visitor-id.ts';

const maxBodyBytes = 64 * 1024;

/** `GET` and `POST <slug>/rating`, below `articles`. The page itself is everybody's; this is one visitor's. */
export function ratingRoutes(api: Api, defence: Defence): Hono<ApiEnv> {
  const fresh = new FreshVisitors();
  return new Hono<ApiEnv>()
    .get('/:slug/rating', noStore, (c) => show(c, api, defence))
    .post('/:slug/rating', noStore, readToEnd, ownOrigin, limitBody(maxBodyBytes), (c) => rate(c, api, defence, fresh));
}

async function show(c: Context<ApiEnv>, api: Api, defence: Defence): Promise<Response> {
  await defence.admitRequest(clientAddress(c));
  const reading = await api.reading(c);
  const article = await articleOf(c, reading);
  const signedIn = await optionalAccount(c, reading.payload);
  const id = await visitorOf(c, reading.payload);
  const rater = {
    article,
    locale: reading.locale,
    visitor: id && visitorHash(id),
    account: signedIn?.account.id ?? null,
  };
  return c.json({ data: await retryWhileDatabaseIsDown(() => ratingOf(rater, reading.payload)) });
}

async function rate(c: Context<ApiEnv>, api: Api, defence: Defence, fresh: FreshVisitors): Promise<Response> {
  const address = clientAddress(c);
  await defence.admitRequest(address);
  const request = await readBody(c, ratingRequestSchema);
  const reading = await api.reading(c);
  const { locale, payload } = reading;
  const comment = readComment(request, reading);
  const article = await articleOf(c, reading);
  const signedIn = await optionalAccount(c, payload);
  const doubts = request.answer === 'none' ? [] : await defence.admitSubmission(address, request);
  const sender = senderHash(address);
  const sign = [sender, c.req.header('user-agent'), article, locale, request.answer, request.key].join(' ');
  const id = (await visitorOf(c, payload)) ?? (await fresh.idFor(sign));
  const rater = { article, locale, visitor: visitorHash(id), account: signedIn?.account.id ?? null };
  const { answer } = request;
  const isFirst = await retryWhileDatabaseIsDown(() =>
    rateArticle(rater, { answer, comment, sender, doubtful: doubts.length > 0 }, payload),
  );
  c.header(visitorHeader, id);
  const rating = answer === 'none' ? presentRating(undefined) : await ratingOf(rater, payload);
  return c.json({ data: rating }, isFirst ? 201 : 200);
}

/** `null` for a browser without an id. */
async function visitorOf(c: Context<ApiEnv>, payload: Payload): Promise<string | null> {
  const id = readVisitorId(c.req.header(visitorHeader));
  if (id) await retryWhileDatabaseIsDown(() => adoptVisitor(id, payload));
  return id;
}

/** @throws {ApiError} `invalid` with what is wrong about its fields */
function readComment({ comment, email }: RatingRequest, { locale }: Reading) {
  if (comment === undefined) return undefined;
  const failures = failuresOf(formSchema(ratingCommentForm, phonePlans), { comment, email });
  if (failures.length > 0) throw refuseValues(failures, ratingCommentForm, locale);
  const values = cleanValues(ratingCommentForm, { comment, email });
  return { text: values.comment, email: values.email };
}

/** @throws {ApiError} `not_found` where no such article is published in the language of the call */
async function articleOf(c: Context<ApiEnv>, reading: Reading): Promise<number> {
  const slug = c.req.param('slug') ?? '';
  return (await retryWhileDatabaseIsDown(() => findBySlug(reading, 'articles', slug, {}))).id;
}
