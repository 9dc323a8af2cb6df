import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { HostCall } from '../../testing/screens/fake-host.ts';
import { inTurn } from '../../testing/screens/in-turn.ts';
import { mountScreen } from '../../testing/screens/mount-screen.tsx';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import type { LastBackup } from '../backup-route.ts';
import { backupTexts } from '../catalogue/index.ts';
import { MakeBackup } from './make-backup.tsx';

describe.each(inTurn('ar'))('a backup made from the screen in %s', (language) => {
  const texts = backupTexts[language].make;
  const field = (label: string) => page.getByLabelText(label, { exact: true });
  const make = () => page.getByRole('button', { name: texts.act }).click();

  function open(onMade?: () => void): { last: LastBackup } {
    const state: { last: LastBackup } = { last: { made: null, failed: null } };
    const host = ({ path }: HostCall) =>
      path.endsWith('/proved') ? {} : path === '/backups' ? Response.json(state.last) : undefined;
    mountScreen(language, <MakeBackup language={language} onMade={onMade} shortest={12} />, { host: [host] });
    return state;
  }

  test('a passphrase that is short, or not the same twice, is refused at its field, and nothing is sent', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    open();
    await field(texts.passphrase).fill('short');
    await make();
    const short = fill(texts.short, { count: '12' });
    await expect.element(field(texts.passphrase)).toHaveAccessibleDescription(short);
    await expect.element(field(texts.passphrase)).toHaveFocus();
    await expect.element(field(texts.again)).toHaveAccessibleDescription(texts.differs);
    await field(texts.passphrase).fill('a long passphrase');
    await expect.element(field(texts.passphrase)).not.toHaveAttribute('aria-invalid');
    expect(submit).not.toHaveBeenCalled();
    submit.mockRestore();
  });

  test('what became of it is said once the host knows', async () => {
    const sent: string[] = [];
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function noted(
      this: HTMLFormElement,
    ) {
      sent.push(`${this.method} ${new URL(this.action).pathname} ${String(new FormData(this).get('passphrase'))}`);
    });
    const onMade = vi.fn<() => void>();
    const host = open(onMade);
    for (const label of [texts.passphrase, texts.again]) await field(label).fill('a long passphrase');
    await make();
    await expect.element(page.getByText(texts.started)).toBeVisible();
    expect(sent).toEqual(['post /backups a long passphrase']);
    await expect.element(field(texts.passphrase)).toHaveValue('');
    host.last = { made: { at: '2031-01-07T10:00:00.000Z', bytes: 3_000_000 }, failed: null };
    await expect.element(page.getByText(texts.started)).not.toBeInTheDocument();
    expect(onMade).toHaveBeenCalledOnce();
    for (const label of [texts.passphrase, texts.again]) await field(label).fill('a long passphrase');
    await make();
    host.last = { ...host.last, failed: '2031-01-07T11:00:00.000Z' };
    await expect.element(page.getByRole('alert')).toHaveTextContent(texts.failed);
    submit.mockRestore();
  });
});
