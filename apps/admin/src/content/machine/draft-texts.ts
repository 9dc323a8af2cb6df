import { type Locale, otherLocale } from '@nasaq/contract';
import { folded, Glossary, isEmpty, type RichNode, type Term, unfolded } from '@nasaq/translation';
import { type MarkedText, markInline, markText, readInline, readText } from './marked-text.ts';
import { translate, type TranslatorSettings } from './translator.ts';

/** What is to be drafted: a text, or the state of a rich text. */
export interface DraftRequest {
  path: string;
  value: unknown;
}

/** A draft, or why there is none: the machine has lost something that has to stay. */
export type MachineDraft = { path: string; value: unknown } | { path: string; problem: 'damaged' };

/** Texts that go to the machine in one call. */
const mostAtOnce = 50;

/**
 * Drafts of values in the other language. Formatting, links, pictures, placeholders, figures and what is not translated
 * are as they were, or there is no draft.
 * @throws {TranslatorError}
 */
export async function draftTexts(
  settings: TranslatorSettings,
  { from, terms, texts }: { from: Locale; texts: readonly DraftRequest[]; terms: readonly Term[] },
): Promise<MachineDraft[]> {
  const names = terms
    .filter(({ keep }) => keep)
    .flatMap(({ accepted }) => (accepted[from].length > 0 ? accepted[from] : accepted.en));
  const opened = texts.map(({ value }) => openValue(value, names));
  const marked = opened.flatMap(({ pieces }) => pieces);
  const translated: string[] = [];
  for (let at = 0; at < marked.length; at += mostAtOnce) {
    const some = marked.slice(at, at + mostAtOnce).map(({ text }) => text);
    const to = otherLocale(from);
    translated.push(...(await translate(settings, { from, to, texts: some, terms: termsIn(some, from, terms) })));
  }
  let next = 0;
  return opened.map(({ close, pieces }, place) => {
    const { path } = texts[place]!;
    const value = close(translated.slice(next, (next += pieces.length)));
    return value === null ? { path, problem: 'damaged' } : { path, value };
  });
}

function termsIn(texts: readonly string[], from: Locale, terms: readonly Term[]): { source: string; target: string }[] {
  const glossary = new Glossary(terms.filter(({ keep }) => !keep));
  const found = new Set(
    texts.flatMap((text) => glossary.find(text, from)).flatMap(({ agreed, term }) => (agreed ? [term] : [])),
  );
  const to = otherLocale(from);
  return [...found].flatMap(({ accepted }) => {
    const [[source], [target]] = [accepted[from], accepted[to]];
    return source && target ? [{ source, target }] : [];
  });
}

/** A value in pieces that are translated each by itself, and how they become a value again; `null` where one is damaged. */
interface OpenValue {
  pieces: MarkedText[];
  close: (translated: readonly string[]) => unknown;
}

function openValue(value: unknown, names: readonly string[]): OpenValue {
  if (isEmpty(value)) return { pieces: [], close: () => value };
  if (typeof value === 'string') return openLines(value, names);
  const pieces: MarkedText[] = [];
  const collect = (node: RichNode) => {
    if (isParagraph(node)) pieces.push(markInline(node.children ?? [], names));
    else for (const child of node.children ?? []) collect(child);
  };
  const root = unfolded((value as { root: RichNode }).root);
  collect(root);
  return {
    pieces,
    close: (translated) => {
      let next = 0;
      let damaged = false;
      const rebuild = (node: RichNode): RichNode => {
        const turned = 'direction' in node ? { ...node, direction: null } : node;
        if (!isParagraph(node)) return node.children ? { ...turned, children: node.children.map(rebuild) } : turned;
        const children = readInline(translated[next]!, pieces[next]!);
        next += 1;
        damaged ||= children === null;
        return { ...turned, children: children ?? [] };
      };
      const rebuilt = { ...(value as object), root: folded(rebuild(root)) };
      return damaged ? null : rebuilt;
    },
  };
}

/** A line for each paragraph; what is between them stays. */
function openLines(value: string, names: readonly string[]): OpenValue {
  const lines = value.split(/(\n+)/u);
  const isText = (line: string) => line.trim() !== '';
  const pieces = lines.filter(isText).map((line) => markText(line, names));
  return {
    pieces,
    close: (translated) => {
      let next = 0;
      const texts = lines.map((line) => {
        if (!isText(line)) return line;
        next += 1;
        return readText(translated[next - 1]!, pieces[next - 1]!);
      });
      return texts.includes(null) ? null : texts.join('');
    },
  };
}

/** What holds words beside each other; a list of paragraphs does not. An item may hold a list behind its words. */
function isParagraph({ children = [] }: RichNode): boolean {
  return children.some(({ type }) => type === 'text' || type === 'link' || type === 'autolink' || type === 'linebreak');
}
