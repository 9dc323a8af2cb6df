import { languageNames, type Locale } from '@nasaq/contract';
import type { Locator, Page } from '@playwright/test';
import { deskTexts } from '../../apps/admin/src/content/catalogue/index.ts';
import type { AdminApi } from './admin-api.ts';
import { expect } from './test.ts';

/** The desk of both languages of an entry, or of a page that exists once. */
export interface ContentDesk {
  texts: (typeof deskTexts)[Locale];
  /** The text of a field, by what it is called in the menus, in one of the content's languages. */
  field: (label: string, locale: Locale) => Locator;
  /** A row of a list by what it says. */
  row: (words: string) => Locator;
  /** Everything that was typed is stored. */
  saved: () => Promise<void>;
}

/** @param path below `/admin`, as `collections/posts/7` or `globals/home` */
export async function openContentDesk(page: Page, path: string, language: Locale): Promise<ContentDesk> {
  await page.goto(`/admin/${path}`);
  const texts = deskTexts[language];
  // Next renders the page first: longer than a moment on a busy machine.
  await expect(page.getByRole('button', { name: texts.next, exact: true })).toBeVisible({ timeout: 30_000 });
  return {
    texts,
    field: (label, locale) =>
      page.getByRole('textbox', { name: `${label} ${languageNames[locale][language]}`, exact: true }).first(),
    row: (words) => page.getByRole('listitem').filter({ has: page.getByText(words) }),
    saved: () => expect(page.getByText(texts.saves.saved, { exact: true })).toBeVisible(),
  };
}

/** The newest draft of an entry in one language. */
export async function draftOf(
  adminApi: AdminApi,
  collection: string,
  id: number,
  locale: Locale,
): Promise<Record<string, unknown>> {
  const [row] = await adminApi.find(collection, { draft: 'true', locale, 'where[id][equals]': String(id) });
  return row!;
}

interface Text {
  title: string;
  summary: string;
  body?: object;
}

/** An article that somebody has written in one language, as a draft; its id. */
export async function newArticle(adminApi: AdminApi, locale: Locale, text: Text): Promise<number> {
  const [author] = await adminApi.find('authors', { locale, limit: '1' });
  const data = { ...text, author: author!.id, _status: 'draft' };
  return (await adminApi.create('posts', { locale, draft: 'true' }, data)).id;
}

/** A long text as the CMS stores it: `## ` begins a heading. */
export function richText(paragraphs: readonly string[]): object {
  const node = { version: 1, direction: null, format: '', indent: 0 };
  const children = paragraphs.map((paragraph) => {
    const isHeading = paragraph.startsWith('## ');
    const text = isHeading ? paragraph.slice(3) : paragraph;
    const words = { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' };
    return isHeading
      ? { ...node, type: 'heading', tag: 'h2', children: [words] }
      : { ...node, type: 'paragraph', children: [words] };
  });
  return { root: { ...node, type: 'root', children } };
}

/** What a long text says, paragraph by paragraph. */
export function paragraphsIn(body: unknown): string[] {
  type Node = { text?: string; children?: Node[] };
  const textOf = (node: Node): string => node.text ?? (node.children ?? []).map(textOf).join('');
  return ((body as { root: Node }).root.children ?? []).map(textOf);
}
