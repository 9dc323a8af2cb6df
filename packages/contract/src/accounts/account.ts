import { z } from '../zod.ts';
import { locales } from '../locale.ts';
import { submissionKinds } from '../submissions/kinds.ts';
import { banSchema, passwordLimits } from './session.ts';

/*
 * Calls of a signed-in reader, all with the token in the Authorization header. A token that is missing, forged, expired
 * or ended is a 401. Those that change something answer 204 unless they say otherwise.
 */

const password = z.string().max(passwordLimits.max);

/** `GET account/records`, answered by `{data: AccountRecord[]}`: what somebody has sent and talked about, newest first. */
export const accountRecordSchema = z.object({
  kind: z.union([z.enum(submissionKinds), z.literal('chats')]),
  reference: z.string(),
  title: z.string(),
  state: z.string(),
  receivedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Path of the page that shows it, without locale prefix. */
  url: z.string(),
});
export type AccountRecord = z.infer<typeof accountRecordSchema>;

/** `POST account/profile`, answered by `{user}`. The address is changed by staff, since it is who somebody is. */
export const profileRequestSchema = z.object({
  name: z.string().max(200),
  phone: z.string().max(40),
  /** Country code of a phone that is written without one. */
  country: z.string().max(2).optional(),
  locale: z.enum(locales),
});
export type ProfileRequest = z.infer<typeof profileRequestSchema>;

/** `POST account/password`: ends every other session. A wrong `current` is a 422 on it. */
export const passwordChangeSchema = z.object({ current: password, password });

/** `GET account/sessions`, answered by `{data: AccountSession[]}`, the newest use first. */
export const accountSessionSchema = z.object({
  id: z.string(),
  /** Browser and system as far as its name tells them, for example `Firefox, Linux`; empty where it tells nothing. */
  device: z.string(),
  startedAt: z.iso.datetime(),
  usedAt: z.iso.datetime(),
  /** The one that asks. */
  current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;

/** `POST account/sessions/end`: one by its id, or all but the one that asks. */
export const endSessionsSchema = z.object({ id: z.union([z.string().max(40), z.literal('others')]) });

/** `POST account/deletion`: everything that is kept about somebody goes; the password proves that it is they who ask. */
export const deletionRequestSchema = z.object({ password });

/** `POST auth/link`: mails a link to set a password; the answer is the same whether the address has an account. */
export const passwordLinkRequestSchema = z.object({ email: z.string().max(254) });

/** `POST auth/password`: what the link in an invitation opens. A link that is forged, used or expired is a 422 on `token`. */
export const passwordSetSchema = z.object({ token: z.string().max(1_000), password });

/**
 * `POST auth/password/check` with the `token` alone, answered by `{data: PasswordLink}`: whom a link is for, before a
 * password is typed. A link that does not count is a 422 on `token`.
 */
export const passwordLinkSchema = z.object({ email: z.string(), name: z.string(), invited: z.boolean() });
export type PasswordLink = z.infer<typeof passwordLinkSchema>;

/**
 * `GET account/events`: server-sent events for as long as a page of somebody signed in is open. `ban` comes at once with
 * the present state and again with each change; the last one is `ended`, or `replaced` where newer pages of the account
 * listen in its place and trying again is of no use until the page is seen anew.
 */
export const accountEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ban'), ban: banSchema }),
  z.object({ type: z.literal('ended') }),
  z.object({ type: z.literal('replaced') }),
]);
export type AccountEvent = z.infer<typeof accountEventSchema>;
