/** What a member of staff may do; somebody with several roles may do what any of them allows. */
export const roles = ['admin', 'editor', 'recruiter', 'agent', 'sales'] as const;
export type Role = (typeof roles)[number];

export const roleOptions: { value: Role; label: { en: string; ar: string } }[] = [
  { value: 'admin', label: { en: 'Administrator', ar: 'مدير النظام' } },
  { value: 'editor', label: { en: 'Editor', ar: 'محرر' } },
  { value: 'recruiter', label: { en: 'Recruiter', ar: 'مسؤول توظيف' } },
  { value: 'agent', label: { en: 'Support agent', ar: 'موظف دعم' } },
  { value: 'sales', label: { en: 'Sales', ar: 'مبيعات' } },
];
