import { formKinds, type Locale, otherLocale, partOfKind } from '@nasaq/contract';
import { isPartOn } from '../../platform/parts/off-parts.ts';
import { formTexts, submissionLabels } from '../catalogue/index.ts';

/** What the row of a form says which of them it is: one of ours, or one of the owner's. */
export const ownForm = 'own';

/** The forms of the product that an owner may arrange. */
export const productForms = formKinds;

/** Those that readers meet: none of a part that is off. */
export function shownForms() {
  return productForms.filter((kind) => isPartOn(partOfKind[kind]));
}

const { kinds } = submissionLabels;

/** What forms are called: those of the product as the menu calls what is sent with them. */
export const formNames = {
  contacts: kinds.contactsPlural,
  feedback: kinds.feedbackPlural,
  reports: kinds.reportsPlural,
  orders: kinds.ordersPlural,
  applications: kinds.applicationsPlural,
  [ownForm]: formTexts.own,
};

/** What a form is called above itself, in one language: one of the owner's by its title, in the other one where it has none here. */
export function formHeading(form: unknown, titles: Record<Locale, string>, language: Locale): string {
  const kind = productForms.find((name) => name === form);
  if (kind) return formNames[kind][language];
  return titles[language].trim() || titles[otherLocale(language)].trim() || formNames[ownForm][language];
}
