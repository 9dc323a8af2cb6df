/** What an owner can ask for with a field of the owner's own. */
export const ownFieldTypes = ['text', 'long', 'choice', 'several', 'number', 'date', 'file', 'consent'] as const;
export type OwnFieldType = (typeof ownFieldTypes)[number];

/** Names of an owner's fields begin so; none of ours does. */
export const ownPrefix = 'own_';

export function isOwnField(name: string): boolean {
  return ownName.test(name);
}
const ownName = /^own_[a-z0-9]{1,24}$/;

/** As many of each as a person still fills in. */
export const planLimits = { fields: 60, choices: 60, label: 200, hint: 400, line: 500, files: 5 } as const;

/** Which files an owner's field takes. */
export const ownFileKinds = ['any', 'pictures', 'documents'] as const;
/** Which days. */
export const ownDays = ['any', 'future'] as const;
