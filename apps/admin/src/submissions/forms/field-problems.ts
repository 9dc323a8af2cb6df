import {
  fieldLabel,
  isOwnField,
  languageNames,
  type Locale,
  type PlannedField,
  plannedFieldSchema,
} from '@nasaq/contract';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { formTexts } from '../catalogue/index.ts';
import type { FieldProblem } from './check-fields.ts';

/** What a field is called by who builds the form. */
export function fieldName({ label, name }: Pick<PlannedField, 'label' | 'name'>, language: Locale): string {
  const other = language === 'ar' ? 'en' : 'ar';
  const own = label?.[language].trim() || label?.[other].trim();
  return own || (isOwnField(name) ? formTexts.unnamed[language] : fieldLabel(name, language));
}

/** The sentence for what is wrong with the fields, which names the field. */
export function problemText(problem: FieldProblem, fields: unknown, language: Locale): string {
  const sentence = problemSentence(problem, language);
  const field = Array.isArray(fields) ? plannedFieldSchema.safeParse(fields[problem.at]).data : undefined;
  if (!field) return sentence;
  return fill(formTexts.problems.atField[language], { field: fieldName(field, language) }) + sentence;
}

/** The sentence alone, for who stands at the field. */
export function problemSentence({ code, locale }: FieldProblem, language: Locale): string {
  const text = formTexts.problems[code][language];
  return locale ? fill(text, { language: languageNames[locale][language] }) : text;
}
