import { test, type Page } from '@playwright/test';
import { isAccepted, isAcceptedOfCms } from './engines/accepted.ts';
import { readByAxe } from './engines/axe.ts';
import { findingText, type Finding } from './engines/finding.ts';
import { readByIbm } from './engines/ibm.ts';
import { readByNu } from './engines/nu.ts';
import { everyEngine } from './readings.ts';

/** What is wrong on a page as it stands now, with the rule and the element, and is not accepted. */
export async function violations(page: Page): Promise<string[]> {
  if (!everyEngine) return counted('axe', readByAxe(page));
  return [...(await violationsByTwo(page)), ...(await counted('nu', readByNu(await page.content())))];
}

/** The same by both engines that read pages; `npm test` has the time for some. */
export async function violationsByTwo(page: Page): Promise<string[]> {
  return [...(await counted('axe', readByAxe(page))), ...(await counted('ibm', readByIbm(page)))];
}

/** The same for a screen of the CMS, whose HTML is its own. */
export async function screenViolations(page: Page): Promise<string[]> {
  return [
    ...(await counted('axe', readByAxe(page), isAcceptedOfCms)),
    ...(await counted('ibm', readByIbm(page), isAcceptedOfCms)),
  ];
}

/** What axe finds in parts of a page, by their selectors, whoever accepts what. */
export async function violationsIn(page: Page, ...parts: string[]): Promise<string[]> {
  return (await readByAxe(page, { within: parts })).map(findingText);
}

/** The same for the HTML of a page or a mail, as it was sent. */
export async function htmlViolations(html: string): Promise<string[]> {
  return counted('nu', readByNu(html));
}

/** How many pages an engine has read and what it found stands with the test, from where the report adds it up. */
async function counted(
  engine: Finding['engine'],
  reading: Promise<Finding[]>,
  accepts = isAccepted,
): Promise<string[]> {
  const found = await reading;
  const wrong = found.filter((finding) => !accepts(finding));
  test.info().annotations.push({ type: engine, description: `${wrong.length} of ${found.length}` });
  return wrong.map(findingText);
}
