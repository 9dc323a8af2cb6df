import { z } from '../zod.ts';
import { locales } from '../locale.ts';

/** Letters, at most; a longer password is refused, not cut. */
export const passwordLimits = { min: 10, max: 200 } as const;

/** `POST auth/login`. Wrong credentials are a 422 on `password`, the same for known and unknown addresses. */
export const loginRequestSchema = z.object({
  email: z.string().max(254),
  password: z.string().max(passwordLimits.max),
  client_id: z.string().max(200).optional(),
  grant_type: z.string().max(200).optional(),
  scope: z.string().max(500).optional(),
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;

export const loginResponseSchema = z.object({
  /** A JWT; its `exp` says the same as `expires_in`. */
  token: z.string(),
  /** Seconds. */
  expires_in: z.number().int().optional(),
});
export type LoginResponse = z.infer<typeof loginResponseSchema>;

export const banSchema = z.object({
  isBanned: z.boolean(),
  /** In the language of the `locale` header; empty where there is no ban. */
  reason: z.string(),
});
export type Ban = z.infer<typeof banSchema>;

/** Somebody with an account, as they see themselves. */
export const accountUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** E.164, or `null`. */
  phone: z.string().nullable(),
  /** The language of their mails. */
  locale: z.enum(locales),
  scope: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]),
  ban: banSchema,
});
export type AccountUser = z.infer<typeof accountUserSchema>;

/** `POST auth/user`, with the token in the Authorization header. */
export const userResponseSchema = z.object({ user: accountUserSchema });
export type UserResponse = z.infer<typeof userResponseSchema>;
