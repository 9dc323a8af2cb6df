import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import type { Locator, Page } from '@playwright/test';

interface Phrase {
  text: string;
  /** The language that a screen reader would speak it in, where it is not the page's. */
  lang: string;
}

/** What a virtual screen reader says of a page, or of a part of it such as an open dialog: one phrase a line. */
export async function spoken(page: Page, part: Locator = page.locator('body')): Promise<string[]> {
  await page.evaluate(readerScript());
  return indented((await part.evaluate(readAloud)).map((phrase) => ({ ...phrase, text: steady(phrase.text) })));
}

/** What the live regions of a page say while something is done. */
export async function announced(page: Page, act: () => Promise<void>): Promise<string[]> {
  await page.evaluate(readerScript());
  await page.evaluate(startListening);
  await act();
  const phrases = (await page.evaluate(stopListening)).map(steady);
  // Of a region that is drawn in several steps screen readers say the last.
  return phrases.filter((phrase, place) => phrase !== phrases[place - 1]);
}

let script: string | undefined;

/** The reader's own bundle for browsers, as a value of `window`: a page's policy lets no module of others in. */
function readerScript(): string {
  if (script !== undefined) return script;
  const entry = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
  const source = readFileSync(entry, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '');
  const exported = /export\s*\{[^}]*?([\w$]+) as virtual\s*\};/.exec(source);
  if (!exported) throw new Error(`${path.basename(entry)} exports no reader`);
  script = `window.virtualReader ??= (() => {${source.replace(exported[0], `return ${exported[1]};`)}})()`;
  return script;
}

type WithReader = typeof window & { virtualReader: Virtual; heard?: string[] };

/**
 * Runs in the page. The reader knows neither what a closed `<details>` hides, nor that its `<summary>` is a button, nor
 * that a page with scripts has no `<noscript>`.
 */
async function readAloud(part: HTMLElement | SVGElement): Promise<Phrase[]> {
  const { virtualReader } = window as WithReader;
  const phrases: Phrase[] = [];
  for (const without of document.querySelectorAll('noscript')) without.hidden = true;
  await virtualReader.start({ container: part });
  const first = { text: await virtualReader.lastSpokenPhrase(), node: virtualReader.activeNode };
  for (let text = first.text, isRead = false; !isRead; text = await virtualReader.lastSpokenPhrase()) {
    const node = virtualReader.activeNode!;
    const element = node instanceof Element ? node : node.parentElement!;
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
    const opens = node instanceof Element && node.localName === 'summary' && node.parentElement;
    if (element.checkVisibility({ visibilityProperty: true }))
      phrases.push({
        text: opens ? `${text}, ${opens.hasAttribute('open') ? 'expanded' : 'collapsed'}` : text,
        lang: lang === document.documentElement.lang ? '' : lang,
      });
    await virtualReader.next();
    // Behind the last phrase it begins anew.
    isRead = virtualReader.activeNode === first.node && (await virtualReader.lastSpokenPhrase()) === first.text;
  }
  await virtualReader.stop();
  return phrases;
}

async function startListening(): Promise<void> {
  await (window as WithReader).virtualReader.start({ container: document.body });
}

async function stopListening(): Promise<string[]> {
  const { virtualReader } = window as WithReader;
  const phrases = await virtualReader.spokenPhraseLog();
  await virtualReader.stop();
  return phrases.filter((phrase) => /^(polite|assertive): /.test(phrase));
}

interface Line extends Phrase {
  depth: number;
  /** Its end has not been said. */
  open: boolean;
}

/**
 * What stands in something is indented under it, so that nothing needs to say where that ends. No screen reader says
 * that a paragraph begins, nor the words of a link or button twice, nor a row's cells as its name.
 */
function indented(phrases: Phrase[]): string[] {
  const lines: Line[] = [];
  for (const { text, lang } of phrases) {
    const [, ended] = /^end(?: of|,)? (.+)/.exec(text) ?? [];
    const from = lines.findLastIndex((line) => line.open && line.text === ended);
    if (from === -1) {
      lines.push({ text, lang, depth: 0, open: true });
      continue;
    }
    const [around, ...within] = lines.slice(from) as [Line, ...Line[]];
    around.open = false;
    if (within.every((line) => line.lang === around.lang && isSaidBy(around.text, line.text))) lines.length = from + 1;
    else if (/^(paragraph|strong|emphasis)$/.test(around.text)) lines.splice(from, 1);
    else for (const line of within) line.depth++;
    if (around.text.startsWith('row, ')) around.text = 'row';
  }
  const said = lines.filter(({ text }) => text !== 'paragraph');
  return said.map(({ text, lang, depth }) => `${'  '.repeat(depth)}${lang && `[${lang.split('-')[0]}] `}${text}`);
}

/** Whether the name of what stands around holds the words. */
function isSaidBy(around: string, within: string): boolean {
  const name = around.slice(around.indexOf(', ') + 1);
  return name !== around && name.includes(within.replace(/^image, /, ''));
}

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec|يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر)';

/** Without what differs from day to day and from run to run: dates, references, this year; nor what makes no sound. */
const changing: [RegExp, string][] = [
  [/[\u200e\u200f\u2066-\u2069]/g, ''],
  [new RegExp(`${month} \\d{1,2}, \\d{4}|\\d{1,2} ${month} \\d{4}|[٠-٩]{1,2} ${month} [٠-٩]{4}`, 'g'), '(date)'],
  [/\b[2-9A-HJKMNP-UW-Z]{8}\b/g, '(reference)'],
  [/http:\/\/localhost:\d+/g, '(site)'],
  [/key=[\w-]+/g, 'key=(key)'],
  [/(\(date\),? (?:at|في) )(?:\d{1,2}:\d\d\s[AP]M|[٠-٩]{1,2}:[٠-٩]{2}\s[صم])/g, '$1(time)'],
  [/\b(?:reader|account)-[\da-f-]+@example\.com\b/g, '(address)'],
  [/(© |31\/12\/|٣١\/١٢\/)(\d{4}|[٠-٩]{4})/g, '$1(year)'],
];

function steady(text: string): string {
  return changing.reduce((so, [expression, instead]) => so.replace(expression, instead), text);
}
