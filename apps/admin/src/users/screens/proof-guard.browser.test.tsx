import { expect, describe, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ActsExport } from '../../platform/staff/screens/export-link.tsx';
import { staffLabels } from '../../platform/staff/catalogue/index.ts';
import { callTexts } from '../../platform/staff/screens/screen-texts.ts';
import { inTurn } from '../../testing/screens/in-turn.ts';
import { mountScreen } from '../../testing/screens/mount-screen.tsx';
import { violations } from '../../testing/screens/violations.ts';
import { staffTexts } from '../catalogue/index.ts';
import { ProofGuard } from './proof-guard.tsx';

const refused = () =>
  Response.json(
    { errors: [{ message: 'Once more.', data: { code: 'proof_required', passkey: false } }] },
    { status: 403 },
  );

describe.each(inTurn('ar'))('what a session that was left open is refused, in %s', (language) => {
  const { ownPassword, presentPassword, proof } = staffTexts[language];
  const dialog = page.getByRole('dialog', { name: proof.title });

  /** Two saves of the CMS behind one button, and the table of the audit trail; the host wants the password once. */
  function open() {
    let isProved = false;
    const answers: number[] = [];
    const save = async () => {
      const { status } = await fetch('/api/users/9', { method: 'PATCH', body: JSON.stringify({ roles: ['admin'] }) });
      answers.push(status);
    };
    const screen = mountScreen(
      language,
      <ProofGuard>
        <button onClick={() => void Promise.all([save(), save()])} type="button">
          save
        </button>
        <ActsExport />
      </ProofGuard>,
      {
        at: '/admin/collections/acts?search=nasaq&page=2',
        host: [
          ({ path }) => (path === '/api/users/9' ? (isProved ? { doc: {} } : refused()) : undefined),
          ({ path }) => (path === '/api/users/proved' ? (isProved ? {} : refused()) : undefined),
          ({ path }) => {
            if (path !== '/api/users/prove') return undefined;
            isProved = true;
            return {};
          },
        ],
      },
    );
    return { ...screen, answers };
  }

  test('two saves at once → one question, and both are made once the password is shown', async () => {
    const { answers, calls } = open();
    await page.getByRole('button', { name: 'save' }).click();
    await expect.element(dialog).toBeVisible();
    expect(await violations()).toEqual([]);
    await dialog.getByLabelText(presentPassword, { exact: true }).fill('seven palms by the river');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => answers).toEqual([200, 200]);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(calls.filter(({ path }) => path === '/api/users/prove')).toHaveLength(1);
    expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual(
      Array.from({ length: 4 }, () => ({ roles: ['admin'] })),
    );
  });

  test('who would rather not show it → the refusal, and a later try asks again', async () => {
    const { answers } = open();
    for (const tries of [1, 2]) {
      await page.getByRole('button', { name: 'save' }).click();
      await dialog.getByRole('button', { name: ownPassword.cancel }).click();
      await expect.poll(() => answers).toEqual(Array.from({ length: tries * 2 }, () => 403));
    }
  });

  test('a table that is taken out → begins with what the list shows, after the password and not before', async () => {
    const begun: string[] = [];
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      begun.push(new URL(this.href).pathname + new URL(this.href).search);
    };
    try {
      open();
      await page.getByRole('link', { name: staffLabels.acts.exportCsv[language] }).click();
      await expect.element(dialog).toBeVisible();
      expect(begun).toEqual([]);
      await dialog.getByLabelText(presentPassword, { exact: true }).fill('seven palms by the river');
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => begun).toEqual(['/api/acts/export?search=nasaq']);
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
  });

  test('a table that is asked for while no host answers → a sentence, and nothing begins', async () => {
    mountScreen(language, <ActsExport />, {
      at: '/admin/collections/acts',
      host: [({ path }) => (path === '/api/users/proved' ? Response.error() : undefined)],
    });
    await page.getByRole('link', { name: staffLabels.acts.exportCsv[language] }).click();
    await expect.element(page.getByText(callTexts[language].unanswered)).toBeVisible();
  });
});
