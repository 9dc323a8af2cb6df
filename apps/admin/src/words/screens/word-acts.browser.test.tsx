import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { inTurn } from '../../testing/screens/in-turn.ts';
import { mountScreen } from '../../testing/screens/mount-screen.tsx';
import { wordTexts } from '../catalogue/index.ts';
import type { DraftWord, PastWord, TextState } from '../staff-text.ts';
import type { Saved, WordCalls } from './use-words.ts';
import { WordEditor } from './word-editor.tsx';

const at = '2026-11-28T00:00:00.000Z';
const built = 'Start a project';

/** A host with one text, as `words/*` answer of it. */
class Host implements WordCalls {
  text: string | null = null;
  version = 0;
  draft: DraftWord | null = null;
  written: PastWord[] = [];
  readonly calls: unknown[][] = [];

  save: WordCalls['save'] = async (_, text, version, draft) => {
    this.calls.push(['save', text, version, draft]);
    if (version !== this.version || draft !== (this.draft?.version ?? 0)) return this.dispute();
    this.draft = null;
    this.text = text;
    this.version += 1;
    return { text, version: this.version } satisfies Saved;
  };
  keepDraft: WordCalls['keepDraft'] = async (_, text, { version }) => {
    this.calls.push(['draft', text, version]);
    if (version !== (this.draft?.version ?? 0)) return this.dispute();
    this.draft = { text, version: version + 1, by: 'Me', isMine: true, at };
    return { draft: this.draft };
  };
  drop: WordCalls['drop'] = async () => {
    this.calls.push(['drop']);
    const { by, text } = this.draft!;
    this.draft = null;
    this.written = [{ version: -1, isDraft: true, text, by, at }];
    return {};
  };
  past: WordCalls['past'] = async () => this.written;

  private dispute() {
    const { draft, text, version } = this;
    const now = { text: draft ? draft.text : text, said: { text, version }, draft };
    return { refused: { message: 'Meanwhile', now } };
  }
}

describe.each(inTurn('en'))('what a click does to a text, in %s', (language) => {
  const texts = wordTexts[language];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const box = () => page.getByRole('textbox', { name: texts.text });

  /** Each has a text of its own: what is typed stays in the browser. */
  let opened = 0;
  function Editor({ host }: { host: Host }) {
    const { draft, text, version } = host;
    const [key] = useState(() => `home.start${(opened += 1)}`);
    const [state, setState] = useState<TextState>({ built, text, version, ...(draft && { draft }) });
    return (
      <WordEditor calls={host} kind="icu" locale="en" onChange={setState} textKey={key} {...{ language, state }} />
    );
  }

  test('to publish over a draft that a colleague has kept meanwhile is a choice between both, with their name', async () => {
    const host = new Host();
    await mountScreen(language, <Editor host={host} />);
    host.draft = { text: 'Book a visit', version: 1, by: 'Sara', at };
    await box().fill('Begin');
    await button(texts.save).click();
    const told = fill(texts.theirsDraftOf, { name: 'Sara', text: 'Book a visit' });
    await expect.element(page.getByText(told, { exact: false })).toBeVisible();
    await expect.element(box()).toHaveValue('Begin');
    await button(texts.save).click();
    await button(texts.overrule).click();
    await expect.element(page.getByText(texts.saved)).toBeVisible();
    expect(host.calls).toEqual([
      ['save', 'Begin', 0, 0],
      ['save', 'Begin', 0, 0],
      ['save', 'Begin', 0, 1],
    ]);
  });

  test('to go on from a draft that a colleague has published meanwhile shows what is stored; what was typed comes back', async () => {
    const host = new Host();
    host.draft = { text: 'Book a visit', version: 1, by: 'Sara', at };
    await mountScreen(language, <Editor host={host} />);
    Object.assign(host, { text: 'Book a visit today', version: 1, draft: null });
    await box().fill('Begin');
    await button(texts.keepDraft).click();
    await button(texts.takeTheirs).click();
    await expect.element(box()).toHaveValue('Book a visit today');
    await expect.element(button(texts.dropDraft)).not.toBeInTheDocument();
    await expect.element(button(texts.restore)).toBeVisible();
    await button(texts.undoClick).click();
    await expect.element(box()).toHaveValue('Begin');
    await button(texts.save).click();
    await expect.element(page.getByText(texts.saved)).toBeVisible();
    expect(host.calls).toEqual([
      ['draft', 'Begin', 1],
      ['save', 'Begin', 1, 0],
    ]);
  });

  test('one’s own is kept as a draft all the same, over one that a colleague has kept meanwhile', async () => {
    const host = new Host();
    await mountScreen(language, <Editor host={host} />);
    host.draft = { text: 'Book a visit', version: 3, by: 'Sara', at };
    await box().fill('Begin');
    await button(texts.keepDraft).click();
    await button(texts.overrule).click();
    await expect.element(page.getByText(texts.draftKept)).toBeVisible();
    await expect.element(box()).toHaveValue('Begin');
    expect(host.draft).toMatchObject({ text: 'Begin', version: 4, isMine: true });
  });

  test('a draft of one’s own goes by a click, is found among the former texts, and comes back by another', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const host = new Host();
    host.draft = { text: 'Book a visit', version: 1, by: 'Me', isMine: true, at };
    await mountScreen(language, <Editor host={host} />);
    await button(texts.dropDraft).click();
    await expect.element(page.getByText(texts.draftDropped, { exact: false })).toBeVisible();
    expect(confirm).not.toHaveBeenCalled();
    await page.getByText(texts.past).click();
    await expect.element(page.getByText(texts.pastDraft, { exact: false })).toBeVisible();
    await button(texts.undoClick).click();
    await expect.element(box()).toHaveValue('Book a visit');
    expect(host.draft).toMatchObject({ text: 'Book a visit' });
  });

  test('a draft of a colleague is asked about by name', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const host = new Host();
    host.draft = { text: 'Book a visit', version: 1, by: 'Sara', at };
    await mountScreen(language, <Editor host={host} />);
    await button(texts.dropDraft).click();
    expect(confirm).toHaveBeenCalledWith(fill(texts.sureDropOf, { name: 'Sara' }));
    await expect.element(button(texts.dropDraft)).toBeVisible();
    expect(host.calls).toEqual([]);
  });

  test('a former draft is kept as one again, and is on no page by that', async () => {
    const host = new Host();
    host.written = [{ version: -1, isDraft: true, text: 'Book a visit', by: 'Sara', at }];
    await mountScreen(language, <Editor host={host} />);
    await page.getByText(texts.past).click();
    await button(texts.draftAgain).click();
    await expect.element(page.getByText(texts.draftKept)).toBeVisible();
    expect(host.calls).toEqual([['draft', 'Book a visit', 0]]);
  });

  test('the built text is restored by a click that says who has it now, and another undoes it, the draft as well', async () => {
    const host = new Host();
    Object.assign(host, { text: 'Begin', version: 3 });
    host.draft = { text: 'Begin here', version: 2, by: 'Me', isMine: true, at };
    await mountScreen(language, <Editor host={host} />);
    await button(texts.restore).click();
    await expect.element(page.getByText(texts.restored, { exact: false })).toBeVisible();
    expect(host.text).toBeNull();
    await button(texts.undoClick).click();
    await expect.element(box()).toHaveValue('Begin here');
    expect(host.text).toBe('Begin');
    await expect.element(page.getByText(texts.restored, { exact: false })).not.toBeInTheDocument();
    expect(host.calls.slice(1)).toEqual([
      ['save', 'Begin', 4, 0],
      ['draft', 'Begin here', 0],
    ]);
  });
});
