import { type Locale, locales } from '@nasaq/contract';
import type { FormState } from 'payload';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { clientCollection, DocumentForm } from '../../testing/screens/document-form.tsx';
import type { Answer } from '../../testing/screens/fake-host.ts';
import { mailTexts } from '../../mail/catalogue/index.ts';
import { inTurn } from '../../testing/screens/in-turn.ts';
import { mountScreen } from '../../testing/screens/mount-screen.tsx';
import { staffTexts } from '../catalogue/index.ts';
import { Invitation } from './invitation.tsx';
import { OwnPassword } from './own-password.tsx';
import type { StaffSession } from '../staff-session.ts';
import { OwnSessions, sessionNews } from './own-sessions.tsx';
import { PresentPassword } from './present-password.tsx';

const present = 'the present password';
const chosen = 'eleven boats on the canal';

describe.each(inTurn('ar'))('own password in %s', (language) => {
  const { ownPassword: texts, presentPassword, working } = staffTexts[language];
  const dialog = page.getByRole('dialog', { name: texts.open });
  const labels = [presentPassword, texts.password, texts.repeated];
  const field = (label: string) => dialog.getByLabelText(label, { exact: true });

  async function set(...typed: string[]): Promise<void> {
    for (const [place, label] of labels.entries()) await field(label).fill(typed[place]!);
    await userEvent.keyboard('{Enter}');
  }

  async function refusedAt(label: string, reason: string): Promise<void> {
    await expect.element(dialog.getByText(reason)).toBeVisible();
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(label)).toHaveFocus();
    await expect.element(field(label)).toHaveAccessibleDescription(reason);
    await expect.element(dialog.getByText(texts.unchanged)).toBeVisible();
    for (const each of labels) await expect.element(field(each)).toHaveValue('');
  }

  async function opened(host: Answer) {
    const screen = open(language, <OwnPassword />, [host]);
    await page.getByRole('button', { name: texts.open }).click();
    const sent = () => screen.calls.filter(({ path }) => path === '/api/users/own-password').map(({ body }) => body);
    return { sent };
  }

  test('a refused one is said at its field and kept nowhere', async () => {
    const refuse: Answer = ({ path }) =>
      path === '/api/users/own-password' ? refusal('present_password', 'This is not your password.') : undefined;
    const { sent } = await opened(refuse);
    await set(present, chosen, 'eleven boats on the sea');
    await refusedAt(texts.password, texts.different);
    expect(sent()).toEqual([]);
    await set('not the password', chosen, chosen);
    await refusedAt(presentPassword, 'This is not your password.');
    expect(sent()).toEqual([{ present_password: 'not the password', password: chosen }]);
    await field(texts.password).fill('half of it');
    await dialog.getByRole('button', { name: texts.cancel }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    // Closed, it is out of sight before it is out of the page.
    await expect.poll(() => document.body.innerHTML).not.toContain('half of it');
  });

  test('what is missing is asked for where it is missing, and what was typed stays', async () => {
    const { sent } = await opened(() => undefined);
    await set(present, chosen, '');
    await expect.element(field(texts.repeated)).toHaveFocus();
    await expect.element(field(texts.repeated)).toHaveAccessibleDescription(texts.missing);
    await expect.element(field(texts.password)).toHaveValue(chosen);
    expect(sent()).toEqual([]);
  });

  test('the right one is set once, and says so', async () => {
    const answered = Promise.withResolvers<object>();
    const { sent } = await opened(({ path }) => (path === '/api/users/own-password' ? answered.promise : undefined));
    await set(present, chosen, chosen);
    await expect.element(dialog.getByRole('button', { name: working })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    answered.resolve({});
    await expect.element(page.getByText(texts.done)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent()).toEqual([{ present_password: present, password: chosen }]);
  });

  test('a host that does not answer has changed nothing', async () => {
    await opened(({ path }) => {
      if (path === '/api/users/own-password') throw new TypeError('Failed to fetch');
    });
    await set(present, chosen, chosen);
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(texts.unchanged);
  });
});

describe.each(inTurn('en'))('own devices in %s', (language) => {
  const texts = staffTexts[language].sessions;
  const rows = page.getByRole('region', { name: texts.title }).getByRole('rowheader');
  const others = page.getByRole('button', { name: texts.others });

  test('each is listed, this one named and without an end, and the others end one by one or together', async () => {
    const host = new DevicesHost([here, phone, laptop]);
    const { calls } = open(language, <OwnSessions />, [host.answer]);
    await expect
      .poll(() => rows.elements().map(({ textContent }) => textContent))
      .toEqual(['Firefox, Linux', `Safari, iPhone ${texts.isNew}`, texts.unknown]);
    expect(page.getByText(texts.current).elements()).toHaveLength(1);
    const ends = page.getByRole('button', { name: new RegExp(`^${fill(texts.endLabel, {}).split(/[:{]/)[0]}:`) });
    expect(ends.elements()).toHaveLength(2);
    await ends.first().click();
    await expect.element(page.getByText(texts.ended)).toBeVisible();
    await expect.poll(() => rows.elements().length).toBe(2);
    await others.click();
    await expect.poll(() => rows.elements().length).toBe(1);
    await expect.element(others).not.toBeInTheDocument();
    expect(calls.flatMap(({ body }) => body ?? [])).toEqual([{ id: 'phone' }, { id: 'others' }]);
  });

  test('a refusal is said, and the list is read anew when a new password has ended devices', async () => {
    const host = new DevicesHost([here, phone]);
    open(language, <OwnSessions />, [host.answer]);
    await expect.poll(() => rows.elements().length).toBe(2);
    host.refusal = 'Not now.';
    await others.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Not now.');
    expect(rows.elements()).toHaveLength(2);
    host.refusal = null;
    host.sessions = [here];
    sessionNews.dispatchEvent(new Event('ended'));
    await expect.poll(() => rows.elements().length).toBe(1);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe.each(inTurn('ar'))('a colleague in %s', (language) => {
  const texts = staffTexts[language];

  test('who is made gets an invitation instead of a password', async () => {
    open(language, <Invitation isKept={false} />, [], null);
    await expect.element(page.getByText(texts.invited)).toBeVisible();
    expect(page.getByRole('button', { name: texts.sendLink }).elements()).toEqual([]);
  });

  test('who was made is mailed a link when asked', async () => {
    const { calls } = open(language, <Invitation isKept={false} />, [invites], 9);
    await page.getByRole('button', { name: texts.sendLink }).click();
    await expect.element(page.getByRole('status').getByText(texts.linkSent)).toBeVisible();
    expect(calls.some(({ method, path }) => method === 'POST' && path === '/api/users/9/invite')).toBe(true);
  });

  test('whose invitation is open: until when is said, and it is sent again or withdrawn', async () => {
    const value = new Date(Date.now() + 86_400_000).toISOString();
    const host: Answer = ({ path }) => {
      if (path.endsWith('/withdraw-invitation')) return { invited_until: new Date(Date.now() - 1_000).toISOString() };
      return path.endsWith('/invite') ? { invited_until: value } : undefined;
    };
    const { calls } = open(language, <Invitation isKept={false} />, [host], 9, {
      invited_until: { value, initialValue: value },
    });
    const { again, open: told, over, withdraw, withdrawn } = texts.invitation;
    await expect.element(page.getByText(new RegExp(told.split('{date}')[0]!.trim()))).toBeVisible();
    await page.getByRole('button', { name: withdraw }).click();
    await expect.element(page.getByRole('status').getByText(withdrawn)).toBeVisible();
    await expect.element(page.getByText(over)).toBeVisible();
    await expect.element(page.getByRole('button', { name: withdraw })).not.toBeInTheDocument();
    await page.getByRole('button', { name: again }).click();
    await expect.element(page.getByRole('button', { name: withdraw })).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/api/users/9/withdraw-invitation',
      '/api/users/9/invite',
    ]);
  });

  test.each(locales)(
    'where no mail server is set, an invitation is told to be kept, and where, in %s',
    async (menus) => {
      const { invitation, invitedKept, linkKept, linkMade, linkSent, sendLink } = staffTexts[menus];
      const link = page.getByRole('link', { name: mailTexts[menus].showKept });
      const kept = '/admin/collections/mails?where[or][0][and][0][state][equals]=kept';
      const value = new Date(Date.now() + 86_400_000).toISOString();
      const state = { invited_until: { value, initialValue: value } };
      const made = open(menus, <Invitation isKept />, [], null);
      await expect.element(page.getByText(invitedKept, { exact: false })).toBeVisible();
      await expect.element(link).toHaveAttribute('href', kept);
      made.rerender(null);
      const waiting = open(menus, <Invitation isKept />, [], 9, state);
      await expect.element(page.getByRole('button', { name: invitation.withdraw })).toBeVisible();
      await expect.element(page.getByText(linkKept, { exact: false })).toBeVisible();
      await expect.element(link).toHaveAttribute('href', kept);
      waiting.rerender(null);
      open(menus, <Invitation isKept />, [invites], 9);
      expect(page.getByText(linkKept, { exact: false }).elements()).toEqual([]);
      await page.getByRole('button', { name: sendLink }).click();
      await expect.element(page.getByRole('status').getByText(linkMade)).toBeVisible();
      await expect.element(page.getByText(linkKept, { exact: false })).toBeVisible();
      expect(page.getByText(linkSent).elements()).toEqual([]);
    },
  );

  test('what a host says against a link stands beside it', async () => {
    open(
      language,
      <Invitation isKept={false} />,
      [({ path }) => (path.endsWith('/invite') ? refused('Too many.') : undefined)],
      9,
    );
    await page.getByRole('button', { name: texts.sendLink }).click();
    await expect.element(page.getByRole('status').getByText('Too many.')).toBeVisible();
  });

  test.each([false, true])('the present password is asked for where an address is changed: %s', async (isChanged) => {
    const email = { value: isChanged ? 'new@example.com' : 'salma@example.com', initialValue: 'salma@example.com' };
    const part = (
      <>
        <PresentPassword />
        <p>Below it</p>
      </>
    );
    open(language, part, [], 7, { email });
    await expect.element(page.getByText('Below it')).toBeVisible();
    const asked = page.getByLabelText(new RegExp(`^${texts.presentPassword}`));
    expect(asked.elements()).toHaveLength(isChanged ? 1 : 0);
  });
});

const here: StaffSession = {
  id: 'here',
  current: true,
  isNew: false,
  device: 'Firefox, Linux',
  startedAt: '2026-11-20T08:00:00.000Z',
  usedAt: '2026-11-21T08:00:00.000Z',
};
const phone = { ...here, id: 'phone', current: false, isNew: true, device: 'Safari, iPhone' };
const laptop = { ...here, id: 'laptop', current: false, device: '' };

/** Where one is signed in, as the host knows it. */
class DevicesHost {
  sessions: StaffSession[];
  refusal: string | null = null;

  constructor(sessions: StaffSession[]) {
    this.sessions = sessions;
  }

  readonly answer: Answer = ({ body, path }) => {
    if (!path.startsWith('/api/users/own-sessions')) return undefined;
    if (this.refusal) return refused(this.refusal);
    const { id } = (body ?? {}) as { id?: string };
    if (id)
      this.sessions = this.sessions.filter(({ current, id: known }) => current || (id !== 'others' && known !== id));
    return { sessions: this.sessions };
  };
}

const refused = (message: string) => Response.json({ error: { message } }, { status: 429 });
const refusal = (path: string, message: string) =>
  Response.json({ errors: [{ message, data: { errors: [{ path, message }] } }] }, { status: 400 });
const invites: Answer = ({ path }) => (path.endsWith('/invite') ? {} : undefined);

/** A part of the form of a member; by default of one's own. */
function open(language: Locale, part: ReactNode, host: Answer[], id: number | null = 7, state: FormState = {}) {
  return mountScreen(
    language,
    <DocumentForm collection="users" state={state} {...(id !== null && { id })}>
      {part}
    </DocumentForm>,
    { at: '/admin/account', host, config: { collections: [clientCollection('users')] } },
  );
}
