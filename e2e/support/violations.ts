import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong on a page as it stands now: each rule with the elements that break it. Our pages have no frames, so
 * that axe needs no second page to gather what it found, and no sound or film that it would have to load.
 */
export async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page, axeSource: script() }).setLegacyMode();
  const { violations: broken } = await axe.options({ resultTypes: ['violations'], preload: false }).analyze();
  return broken.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

let source: string | undefined;

/** The builder's own axe, minified and once a document: reading it takes a browser as long as running it. */
function script(): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
  source ??= `if (!window.axe) {${readFileSync(resolve('axe-core/axe.min.js'), 'utf8')}}`;
  return source;
}
