import { z } from '../zod.ts';
import { submissionKinds } from './kinds.ts';

/**
 * `POST contacts|feedback|reports|orders|applications|responses`. Sent twice with the same key it is one submission; the second
 * answer is the first one again.
 */
export const submissionRequestSchema = z.object({
  /** Made by the browser with the draft. Without it, equal values from one address within a day are one submission. */
  key: z.uuid().optional(),
  values: z.record(z.string(), z.unknown()),
  /** Slug of the job, in the request's language. Applications only. */
  career: z.string().max(200).optional(),
  /** Address of one of the owner's forms. Responses only. */
  form: z.string().max(200).optional(),
  /** Version of the form's plan that the page showed, where its owner has arranged it. */
  version: z.string().max(64).optional(),
  /** The field that people do not see. */
  trap: z.string().max(1_000).default(''),
  /** Milliseconds since the form was first touched; absent without JavaScript. */
  elapsed: z.number().min(0).optional(),
  /** Answer to the challenge of a 428. */
  proof: z.string().max(500).optional(),
});
export type SubmissionRequest = z.input<typeof submissionRequestSchema>;

export const receiptSchema = z.object({
  kind: z.enum(submissionKinds),
  reference: z.string(),
  /** Opens the status page without a code; also in the mails. */
  statusKey: z.string(),
  receivedAt: z.iso.datetime(),
});
export type Receipt = z.infer<typeof receiptSchema>;

/**
 * What a 428 asks for: a `counter` such that the SHA-256 of `<challenge>.<counter>` begins with `difficulty` zero bits,
 * sent back as `proof` = `<challenge>.<counter>`.
 */
export const challengeSchema = z.object({ challenge: z.string(), difficulty: z.number().int() });
export type Challenge = z.infer<typeof challengeSchema>;

/** `POST status/code {reference}`: mails a code to the sender; the answer is the same whether the reference exists. */
export const statusCodeRequestSchema = z.object({ reference: z.string().max(40) });

/** `POST status {reference, code | key}`; wrong, expired and unknown are one 422 on the field `code`. */
export const statusRequestSchema = z.object({
  reference: z.string().max(40),
  code: z.string().max(40).optional(),
  key: z.string().max(100).optional(),
});

/** `POST status/withdraw` and `POST status/deletion` (applications), answered like `POST status`. */
export const statusActionSchema = z.object({ reference: z.string().max(40), key: z.string().max(100) });

/** Minutes that a mailed code is good for, and how often it may be tried. */
export const statusCodeLimits = { minutes: 15, attempts: 5, length: 6 } as const;

export const submissionStatusSchema = z.object({
  kind: z.enum(submissionKinds),
  reference: z.string(),
  statusKey: z.string(),
  state: z.string(),
  receivedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** What it is about: the subject as its sender wrote it; offer and job in the language of the call where they are there. */
  title: z.string(),
  /** Working days within which its sender hears from the company, where the owner promises others than we do. */
  days: z.number().int().optional(),
  /** What the owner has to say to who has sent one of the owner's forms; in the language of the call. */
  thanks: z.string().optional(),
  /** Masked, `l•••@example.com`; `null` where none was given. */
  email: z.string().nullable(),
  /** Oldest first. Names of staff are not told. */
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      by: z.enum(['sender', 'staff']),
      /** The state that it changed to; `null` for a note alone. */
      state: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
  mayWithdraw: z.boolean(),
  mayAskForDeletion: z.boolean(),
  deletionAskedAt: z.iso.datetime().nullable(),
});
export type SubmissionStatus = z.infer<typeof submissionStatusSchema>;
