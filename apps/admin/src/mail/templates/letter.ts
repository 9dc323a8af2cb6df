import { firstDirection, textParts, type Locale } from '@nasaq/contract';
import { escapeHtml, withoutDirectionMarks } from './phrase.ts';

/** Lines as a person typed them, without marks that would turn others around. */
export function letterLines(text: string): string[] {
  return withoutDirectionMarks(text)
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd());
}

/**
 * A letter as paragraphs, each line in the direction of its own words: mail programs drop the styles that would find it
 * out, so it is written down. Addresses are links, unless a stranger wrote them, and nothing else of it is markup.
 */
export function letterHtml(
  text: string,
  paragraph: string,
  { links = true, voice }: { links?: boolean; voice: string },
): string {
  const paragraphs: string[][] = [[]];
  for (const line of letterLines(text)) {
    if (line !== '') paragraphs.at(-1)!.push(line);
    else if (paragraphs.at(-1)!.length > 0) paragraphs.push([]);
  }
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => `<div style="${paragraph}">${lines.map((line) => lineHtml(line, links, voice)).join('')}</div>`)
    .join('\n');
}

function lineHtml(line: string, links: boolean, voice: string): string {
  const dir = firstDirection(line);
  return `<div${dir ? ` dir="${dir}"` : ''} style="overflow-wrap:anywhere">${
    links
      ? textParts(line)
          .map((part) => partHtml(part, voice))
          .join('')
      : escapeHtml(line)
  }</div>`;
}

function partHtml({ href, text }: { href?: string; text: string }, voice: string): string {
  if (href === undefined) return escapeHtml(text);
  return `<a href="${escapeHtml(href)}" style="color:${voice}"><bdi dir="ltr">${escapeHtml(text)}</bdi></a>`;
}

const longestGreeting = 60;
const greetings: Record<Locale, RegExp> = {
  en: /^(?:hello|hi|hey|dear|greetings|good (?:morning|afternoon|evening|day))\b/i,
  ar: /^(?:ال)?(?:مرحب|أهل|اهل|سلام|عزيز|تحي|صباح|مساء|أستاذ|استاذ|سيد|سعادة|حضرة)/,
};

/** Whether it begins by greeting its reader: a greeting of ours before it would be the second one. */
export function greets(text: string): boolean {
  const [first = ''] = letterLines(text);
  if (first.length > longestGreeting) return false;
  return /[,،!:]$/.test(first) || Object.values(greetings).some((pattern) => pattern.test(first));
}
