import type { CollectionConfig } from 'payload';
import { closed } from '../../platform/payload/closed.ts';
import { groups } from '../../platform/staff/groups.ts';
import { userLabels } from '../catalogue/index.ts';

export const factorKinds = ['totp', 'passkey', 'recovery'] as const;

/** What members of staff sign in with besides a password; read by nobody but `users/factors`. */
export const staffFactors: CollectionConfig = {
  slug: 'staff-factors',
  labels: userLabels.factors.names,
  ...closed,
  admin: { hidden: true, group: groups.system },
  lockDocuments: false,
  fields: [
    { name: 'member', type: 'number', required: true, index: true },
    { name: 'kind', type: 'select', required: true, options: [...factorKinds] },
    /** Of a passkey, as its owner calls it. */
    { name: 'name', type: 'text' },
    /** Of an app: sealed. Of a recovery code: a keyed hash. */
    { name: 'secret', type: 'text' },
    /** Of a passkey. */
    { name: 'credential', type: 'text', unique: true, index: true },
    { name: 'public_key', type: 'text' },
    { name: 'counter', type: 'number' },
    { name: 'transports', type: 'text' },
    /** Of an app: the half minute of the last code, which counts once. */
    { name: 'last_step', type: 'number' },
    { name: 'used_at', type: 'date' },
  ],
};

/** What was asked of a browser and is answered once: the challenge of a passkey, the secret of an app that is set up. */
export const staffChallenges: CollectionConfig = {
  slug: 'staff-challenges',
  labels: userLabels.factors.challenges,
  ...closed,
  admin: { hidden: true, group: groups.system },
  lockDocuments: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'value', type: 'text', required: true },
    { name: 'expires_at', type: 'date', required: true, index: true },
  ],
};
