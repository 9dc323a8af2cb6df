import { fieldLabels, normalizeDigits } from '@nasaq/contract';
import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { isDialled } from '../../platform/http/phone.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { contentLabels } from '../catalogue/index.ts';
import { recallGlobal } from '../entry/hooks/announce.ts';
import { restoredKey } from '../entry/hooks/published-state.ts';

/**
 * The company's own number, for the form of the site data and for the assistant: one that can be dialled, in the figures
 * that links dial. What readers have from before there was this rule stays until somebody types another.
 */
export function printedPhone(typed: string, stored: string | null | undefined): string | null {
  if (typed === stored) return typed;
  const phone = normalizeDigits(typed).trim();
  return isDialled(phone) ? phone : null;
}

const inLatinFigures: FieldHook = ({ originalDoc, value }) =>
  typeof value === 'string' ? (printedPhone(value, originalDoc?.phone) ?? value) : value;

const validPhone: TextFieldSingleValidation = (value, options) => {
  const { event, previousValue, req } = options;
  // A save compares with what readers have: the newest draft may be wrong itself.
  const stored = event === 'onChange' ? previousValue : (recallGlobal(req, 'site')?.['phone'] as string | undefined);
  // What comes back, or comes along with much else, is as it was; of a form that has just been opened nothing is new yet.
  const isKept = !req.user || req.context?.silent || req.context?.[restoredKey];
  const isOld = isKept || (event === 'onChange' && previousValue === undefined);
  if (value && !isOld && printedPhone(value, stored) === null)
    return contentLabels.site.phoneWrong[interfaceLanguage(req.i18n)];
  return text(value, options as Parameters<typeof text>[1]);
};

export function phoneField(): TextField {
  return {
    name: 'phone',
    type: 'text',
    required: true,
    label: fieldLabels.phone,
    hooks: { beforeValidate: [inLatinFigures] },
    validate: validPhone,
  };
}
