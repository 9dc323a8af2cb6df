import type { BilingualText } from '../../bilingual.ts';
import { z } from '../../zod.ts';
import { ownDays, ownFieldTypes, ownFileKinds } from './own-fields.ts';

const text = z.string().max(20_000);
export const bilingualSchema = z.object({ en: text, ar: text }) satisfies z.ZodType<BilingualText>;

/** One field of a form as its owner wants it, in both languages. What is absent is as the product has it. */
export const plannedFieldSchema = z.object({
  /** One of the form's own fields, or `own_…`, which stays when its label changes. */
  name: z.string().max(60),
  /** Of an owner's field. */
  type: z.enum(ownFieldTypes).optional(),
  /** Below which heading of the form an owner's field stands. */
  section: z.string().max(20).optional(),
  hidden: z.boolean().optional(),
  required: z.boolean().optional(),
  label: bilingualSchema.optional(),
  hint: bilingualSchema.optional(),
  /** In this order; one of the product's needs no label. */
  choices: z.array(z.object({ value: z.string().max(200), label: bilingualSchema.optional() })).optional(),
  /** Of a number: from `min` to `max`. Of files: at most `max`. */
  min: z.number().optional(),
  max: z.number().optional(),
  day: z.enum(ownDays).optional(),
  files: z.enum(ownFileKinds).optional(),
});
export type PlannedField = z.infer<typeof plannedFieldSchema>;

/** `GET forms/:form`: what the owner has made of a form; `null` in the place of one of ours that is as it came. */
export const formPlanSchema = z.object({
  /** The kind of one of our forms, or the address of one of the owner's. */
  form: z.string(),
  /** Of these fields: what is sent with it is read by its rules, however the form has changed meanwhile. */
  version: z.string(),
  fields: z.array(plannedFieldSchema),
  /** Working days within which the sender hears from the company, where the owner promises others than we do. */
  days: z.number().int().optional(),
  /** Of the owner's forms alone. */
  page: z
    .object({
      title: bilingualSchema,
      lead: bilingualSchema,
      /** Text of the button. */
      submit: bilingualSchema,
      /** What the confirmation says. */
      sent: bilingualSchema,
      /** Whether it takes answers now. */
      state: z.enum(['open', 'closed', 'not_yet']),
      /** Until when, or from when on where it has not begun; `null` for no such day. */
      until: z.string().nullable(),
    })
    .optional(),
});
export type FormPlan = z.infer<typeof formPlanSchema>;
