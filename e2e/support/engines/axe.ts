import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Finding } from './finding.ts';

/**
 * What axe finds wrong on a page as it stands now. Our pages have no frames, so that axe needs no second page to gather
 * what it found, and no sound or film that it would have to load.
 */
export async function readByAxe(page: Page): Promise<Finding[]> {
  const axe = new AxeBuilder({ page, axeSource: script() }).setLegacyMode();
  const { violations } = await axe.options({ resultTypes: ['violations'], preload: false }).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => ({
      engine: 'axe' as const,
      rule: id,
      element: `${target.join(' ')} ${html.slice(0, 120)}`,
      message: help,
    })),
  );
}

let source: string | undefined;

/** The builder's own axe, minified and once a document: reading it takes a browser as long as running it. */
function script(): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
  source ??= `if (!window.axe) {${readFileSync(resolve('axe-core/axe.min.js'), 'utf8')}}`;
  return source;
}
