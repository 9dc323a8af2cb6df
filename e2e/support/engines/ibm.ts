import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Finding } from './finding.ts';

interface Result {
  ruleId: string;
  reasonId: string;
  value: [policy: string, outcome: 'PASS' | 'FAIL' | 'POTENTIAL' | 'MANUAL'];
  message: string;
  snippet: string;
}

interface Ace {
  Checker: new () => { check(document: Document, policies: string[]): Promise<{ results: Result[] }> };
}

/** What IBM's engine finds wrong on a page as it stands now, and what it asks a person to look at. */
export async function readByIbm(page: Page): Promise<Finding[]> {
  // Once a document.
  if (!(await page.evaluate(() => 'ace' in globalThis))) await page.evaluate(script());
  const read = await page.evaluate(async () => {
    const { Checker } = (globalThis as typeof globalThis & { ace: Ace }).ace;
    const { results } = await new Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']);
    return results
      .filter(({ value }) => value[1] !== 'PASS')
      .map(({ ruleId, reasonId, snippet, message }) => ({ ruleId, reasonId, snippet, message }));
  });
  return read.map(({ ruleId, reasonId, snippet, message }) => ({
    engine: 'ibm',
    rule: `${ruleId}/${reasonId}`,
    element: snippet.slice(0, 300),
    message,
  }));
}

let source: string | undefined;

function script(): string {
  const { resolve } = createRequire(import.meta.url);
  source ??= `${readFileSync(resolve('accessibility-checker-engine/ace.js'), 'utf8')};0`;
  return source;
}
