import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong on a page as it stands now: each rule with the elements that break it. */
export function violations(page: Page): Promise<string[]> {
  return found(builder(page));
}

/** The one rule that another theme can break, for a page whose other rules have been looked at. */
export function contrastViolations(page: Page): Promise<string[]> {
  return found(builder(page).withRules('color-contrast'));
}

/** Our pages have no frames: without them axe needs no second page to gather what it found. */
function builder(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

async function found(axe: AxeBuilder): Promise<string[]> {
  const { violations: broken } = await axe.analyze();
  return broken.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
