import type { AccountUser } from '@nasaq/contract';
import type { ComponentType } from 'react';
import { AccountLinks } from './account-links.tsx';
import { AccountTool } from './account-tool.tsx';
import { BanBanner } from './ban-banner.tsx';
import { BlockedForm } from './blocked-form.tsx';

type Part = ComponentType<{ user: AccountUser }>;

/** What only signed-in readers see outside the pages of their account. */
export const signedInParts = {
  banner: BanBanner,
  bar: AccountTool,
  links: AccountLinks,
  blockedForm: BlockedForm,
} satisfies Record<string, Part>;

export type SignedInParts = Record<keyof typeof signedInParts, Part>;
