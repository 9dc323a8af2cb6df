import { staffLabels } from './catalogue/index.ts';

/** What a member of staff may do; somebody with several roles may do what any of them allows. */
export const roles = ['admin', 'editor', 'recruiter', 'agent', 'sales'] as const;
export type Role = (typeof roles)[number];

export const roleOptions: { value: Role; label: { en: string; ar: string } }[] = [
  { value: 'admin', label: staffLabels.roles.admin },
  { value: 'editor', label: staffLabels.roles.editor },
  { value: 'recruiter', label: staffLabels.roles.recruiter },
  { value: 'agent', label: staffLabels.roles.agent },
  { value: 'sales', label: staffLabels.roles.sales },
];
