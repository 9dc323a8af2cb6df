import { formKinds } from '@nasaq/contract';
import { formTexts, submissionLabels } from '../catalogue/index.ts';
import { ownForm } from './form-settings.ts';

/** The forms of the product that an owner may arrange. */
export const productForms = formKinds;

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
