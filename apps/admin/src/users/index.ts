/** Members of staff. Other parts import from here alone. */

export { givePassword, makeMember, takeSecondFactor } from './by-operator.ts';
export { users } from './collection.ts';
export { removeOldDevices, staffDevices } from './devices.ts';
export { ensureFirstUser } from './first-user.ts';
export { staffChallenges, staffFactors } from './factors/collection.ts';
export { sealAppsAnew } from './factors/codes.ts';
export { inLanguageOfLink } from './link-language.ts';
export { requireProof } from './proof.ts';
export { staffSecurity } from './security-settings.ts';
export { signInSteps } from './sign-in-steps.ts';
export { sessionHolds } from './staff-sessions.ts';
