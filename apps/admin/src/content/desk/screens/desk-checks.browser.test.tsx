import { noFacts } from '@nasaq/translation/checks';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Answer } from '../../../testing/screens/fake-host.ts';
import { clientCollection, DocumentForm } from '../../../testing/screens/document-form.tsx';
import { inTurn } from '../../../testing/screens/in-turn.ts';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { checkScreenTexts } from '../../catalogue/index.ts';
import type { CheckFacts, Dismissal } from '../../checks/check-facts.ts';
import { DeskHost, richText } from '../testing/desk-host.ts';
import { DeskScreen } from './desk-screen.tsx';

let host: DeskHost;
let dismissals: Dismissal[];
let taken: Record<string, string>;

beforeEach(() => {
  host = new DeskHost();
  host.docs.en.summary = 'Four  weeks, one page, no surprises, and nobody who shouts.';
  host.docs.ar.summary = 'أربعة أسابيع وصفحة واحدة، ولا مفاجآت، ولا أحد يرفع صوته.';
  dismissals = [];
  taken = {};
});

const checks: Answer = ({ body, method, url }) => {
  if (!url.pathname.startsWith('/api/posts/7/checks')) return undefined;
  const facts = {
    ...noFacts,
    today: '2026-11-23',
    siteUrl: 'https://nasaq.example',
    taken: { en: taken, ar: {} },
  };
  if (method === 'POST' && url.pathname.endsWith('/dismiss'))
    dismissals = [{ ...(body as Dismissal), id: 1, by: 'Salma', at: '2026-11-23T10:00:00.000Z' }];
  if (method === 'POST' && url.pathname.endsWith('/undo')) dismissals = [];
  return { facts, dismissals, levels: {} } satisfies CheckFacts;
};

const others: Answer = ({ url }) =>
  ({
    '/api/memory': { matches: [] },
    '/api/glossary': { terms: [] },
    '/api/machine-drafts': { available: false },
  })[url.pathname];

describe.each(inTurn('en'))('the checks of a desk, in %s', (language) => {
  const texts = checkScreenTexts[language].panel;
  const sentences = { en: 'There is more than one space where one belongs.', ar: 'هنا أكثر من مسافة مكان واحدة.' };
  const sentence = sentences[language];
  const said = { en: /^Summary.*more than one space/u, ar: /^الملخص.*أكثر من مسافة/u }[language];

  function open() {
    const screen = (
      <DocumentForm collection="posts" id={7}>
        <DeskScreen />
      </DocumentForm>
    );
    const config = { collections: [clientCollection('posts'), clientCollection('media', { upload: {} })] };
    mountScreen(language, screen, { host: [checks, host.answer, others], config });
    return {
      summary: page.getByRole('textbox', {
        name: { en: 'Summary English', ar: 'الملخص الإنجليزية' }[language],
        exact: true,
      }),
      panel: page.getByRole('complementary', { name: texts.title }),
      button: page.getByRole('button', { name: new RegExp(`^${texts.title}`) }),
    };
  }

  test('a finding describes its field, leads to its words, and goes when they are mended', async () => {
    const { button, panel, summary } = open();
    await expect.element(summary).toHaveAccessibleDescription(expect.stringContaining(sentence));
    await userEvent.keyboard('{F8}');
    await expect.poll(() => document.activeElement?.getAttribute('data-place')).toMatch(/^(en|ar):/);
    await button.click();
    await panel.getByRole('button', { name: said }).click();
    await expect.element(summary).toHaveFocus();
    const control = summary.element() as HTMLTextAreaElement;
    await expect.poll(() => control.value.slice(control.selectionStart, control.selectionEnd)).toMatch(/^ +$/);
    await userEvent.keyboard(' ');
    await expect.element(panel.getByRole('button', { name: said })).not.toBeInTheDocument();
    await expect.element(summary).not.toHaveAccessibleDescription(expect.stringContaining(sentence));
  });

  test(
    'a warning is dismissed with a reason, stays away, and comes back when the words change',
    { tags: ['proof'] },
    async () => {
      const { button, panel, summary } = open();
      await button.click();
      await panel
        .getByRole('button', { name: texts.dismissNamed.replace('{sentence}', `\u2068${sentence}\u2069`) })
        .click();
      await panel.getByRole('textbox', { name: texts.why }).fill('A table of the last century');
      await userEvent.keyboard('{Enter}');
      await expect.element(panel.getByRole('button', { name: said })).not.toBeInTheDocument();
      await panel.getByText(/^(Dismissed|ملاحظات متجاهلة)/u).click();
      await expect.element(panel.getByText('A table of the last century')).toBeVisible();
      await summary.fill('Four   weeks, one page, no surprises, and nobody who shouts.');
      await expect.element(summary).toHaveAccessibleDescription(expect.stringContaining(sentence));
    },
  );

  test('what only the host knows comes from it, and is asked for again after a save', async () => {
    const { button, panel, summary } = open();
    await button.click();
    await expect.element(panel.getByRole('button', { name: said })).toBeVisible();
    taken = { planning: 'Planning of last year' };
    await summary.fill('Four weeks, one page, no surprises, and nobody who shouts.');
    await expect.element(panel.getByRole('button', { name: /Planning of last year/ })).toBeVisible();
  });

  for (const width of [1280, 390])
    test(
      `${width} pixels wide, words in a long text are led to clear of what stays in sight`,
      { tags: width === 390 ? ['proof'] : [] },
      async () => {
        await page.viewport(width, 800);
        onTestFinished(() => page.viewport(1280, 800));
        const long = Array.from({ length: 40 }, (_, place) =>
          [3, 20, 36].includes(place) ? `وهنا  مسافتان في الفقرة ${place}` : 'فقرة بلا ملاحظة. '.repeat(12).trim(),
        );
        host.docs.en.body = richText(...long.map(() => 'A paragraph. '.repeat(12).trim()));
        host.docs.ar.body = richText(...long);
        const { button, panel } = open();
        await button.click();
        const body = { en: /^Text.*more than one space/u, ar: /^النص.*أكثر من مسافة/u }[language];
        const found = panel.getByRole('button', { name: body });
        await expect.poll(() => found.elements()).toHaveLength(3);
        for (const place of [2, 0, 1]) {
          await found.nth(place).click();
          await expect.poll(() => getSelection()!.focusNode?.textContent).toContain(String([3, 20, 36][place]));
          await expect.poll(() => seen(getSelection()!.getRangeAt(0))).toBe(true);
        }
        await userEvent.keyboard('{Shift>}{F8}{/Shift}');
        await expect.poll(() => seen(getSelection()!.getRangeAt(0))).toBe(true);
      },
    );

  test('words in a line of many are led to, too', { tags: ['proof'] }, async () => {
    const lines = Array.from({ length: 120 }, (_, place) => (place === 60 ? 'وهنا  مسافتان' : 'سطر بلا ملاحظة.'));
    host.docs.ar.summary = lines.join('\n');
    const { button, panel } = open();
    await button.click();
    const finding = panel.getByRole('button', { name: said }).last();
    await finding.click();
    const control = () => document.querySelector<HTMLTextAreaElement>('[data-place="ar:summary"]')!;
    await expect.poll(() => control().value.slice(control().selectionStart, control().selectionEnd)).toMatch(/^ +$/);
    const line = () => {
      const { height, top } = control().getBoundingClientRect();
      return top + (height * 60.5) / 120;
    };
    await expect.poll(() => line() > 150 && line() < innerHeight - 50).toBe(true);
  });
});

/** Whether nothing lies over the letters. */
function seen(range: Range): boolean {
  const editor = range.startContainer.parentElement?.closest('[data-place]');
  const { bottom, left, right, top } = range.getBoundingClientRect();
  return [top + 2, bottom - 2].every((y) => editor?.contains(document.elementFromPoint((left + right) / 2, y)));
}
