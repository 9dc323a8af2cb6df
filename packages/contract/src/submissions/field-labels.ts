import arabic from '../catalogue/ar/fields.json' with { type: 'json' };
import english from '../catalogue/en/fields.json' with { type: 'json' };
import type { Locale } from '../locale.ts';
import { liveBilingual } from '../words.ts';

/** Every field of every form, as its label, its messages, the mails and the admin host name it. */
export const fieldLabels = /* @__PURE__ */ liveBilingual('contract/fields', english, arabic);
export type FieldName = keyof typeof fieldLabels;

/** A field that is not listed is named as it stands: that shows at once that it is missing here. */
export function fieldLabel(field: string, locale: Locale): string {
  return Object.hasOwn(fieldLabels, field) ? fieldLabels[field as FieldName][locale] : field;
}
