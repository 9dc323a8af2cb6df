import { isLocale } from '@nasaq/contract';
import type { PayloadRequest } from 'payload';
import { sayText } from '../../words/index.ts';
import { BundleError } from '../bundle-error.ts';
import type { Merged } from '../merge/merge-item.ts';
import type { Planned } from './plan.ts';

/**
 * What a bundle says in the place of a built text, as the next thing that is said of it here: nothing of what was said
 * before is lost. A text that this release does not have, or whose values have changed, waits as after an upgrade.
 * @returns whether it says anything else than what is said already
 */
export async function bringWord(req: PayloadRequest, { here, name }: Planned, { published }: Merged): Promise<boolean> {
  const { built, key, locale, text } = published;
  if (!isLocale(locale) || typeof key !== 'string' || typeof text !== 'string' || typeof built !== 'string')
    throw new BundleError('refused', { name, why: 'text' });
  const before = here?.item.published?.values;
  if (before?.text === text && before.built === built) return false;
  await sayText(req, { key, locale, text, built, author: req.user ? Number(req.user.id) : null });
  return true;
}
