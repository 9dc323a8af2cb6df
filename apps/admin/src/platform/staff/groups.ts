import { staffLabels } from './catalogue/index.ts';

/** Headings of the admin's navigation. */
export const groups = staffLabels.groups;
