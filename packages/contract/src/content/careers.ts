import { z } from '../zod.ts';
import { detailFields, summarySchema } from './shared.ts';

export const workplaces = ['on-site', 'remote', 'hybrid'] as const;
export const contractTypes = ['full-time', 'part-time', 'contract', 'internship'] as const;
export const departments = [
  'engineering',
  'design',
  'product',
  'content',
  'marketing',
  'sales',
  'operations',
  'people',
  'consulting',
  'production',
  'service',
  'finance',
  'legal',
  'administration',
] as const;

export const careerSummarySchema = summarySchema.extend({
  /** Absent where the company has no teams to name. */
  department: z.enum(departments).nullable(),
  workplace: z.enum(workplaces),
  /** City and country, in the reader's language. */
  place: z.string(),
  contractType: z.enum(contractTypes),
  openings: z.number().int().positive(),
  postedAt: z.iso.datetime(),
  closesAt: z.iso.datetime().nullable(),
  /** Set by the editor, or implied by a closing date in the past. */
  status: z.enum(['open', 'closed']),
});
export type CareerSummary = z.infer<typeof careerSummarySchema>;

export const screeningQuestionSchema = z.object({
  /** The same in both languages for a question that both ask. */
  id: z.string(),
  label: z.string(),
  /** Where the job asks it in both languages. */
  labels: z.object({ en: z.string(), ar: z.string() }).optional(),
  kind: z.enum(['text', 'boolean', 'choice']),
  choices: z.array(z.string()),
  required: z.boolean(),
});
export type ScreeningQuestion = z.infer<typeof screeningQuestionSchema>;

export const careerSchema = careerSummarySchema.extend({
  ...detailFields,
  /** ISO 4217 currency, whole units a month; absent where the company does not say. */
  salary: z.object({ min: z.number(), max: z.number(), currency: z.string().length(3) }).nullable(),
  responsibilities: z.array(z.string()),
  requirements: z.array(z.string()),
  benefits: z.array(z.string()),
  questions: z.array(screeningQuestionSchema),
  /** Other open jobs, those of the same department first. */
  others: z.array(careerSummarySchema),
});
export type Career = z.infer<typeof careerSchema>;
