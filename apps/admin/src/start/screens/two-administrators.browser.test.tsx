import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { inTurn } from '../../testing/screens/in-turn.ts';
import { mountScreen } from '../../testing/screens/mount-screen.tsx';
import { partLabels } from '../../content/parts/catalogue/index.ts';
import { deskTexts } from '../../content/catalogue/index.ts';
import { startTexts } from '../catalogue/index.ts';
import type { StepName } from '../start-api.ts';
import { StartHost } from '../testing/start-host.ts';
import { startProps } from '../testing/start-props.ts';
import { StartScreen } from './start-screen.tsx';

describe.each(inTurn('ar'))('two administrators in %s', (language) => {
  const texts = startTexts[language];
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const box = (label: string) => page.getByRole('checkbox', { name: label, exact: true });
  const text = (label: string, locale: 'en' | 'ar') => field(`${label} (${texts.languages[locale]})`);
  const phone = field(texts.fields.phone);
  // Innermost: a list is a group of the same name around its own.
  const dispute = (label: string) => page.getByRole('group', { name: label, exact: true }).last();

  /** Opens a step, as one of two who have the page open. */
  function open(step: StepName, host = new StartHost()) {
    const screen = mountScreen(language, <StartScreen {...startProps(language, host.stored)} />, {
      at: `/admin/start#${step}`,
      host: [host.answer],
    });
    return {
      host,
      sent: () => screen.calls.filter(({ path }) => path.startsWith('/api/start/')).map(({ body }) => body),
      /** The page is loaded anew, with what the browser has kept. */
      reload() {
        screen.rerender(null);
        screen.rerender(<StartScreen {...startProps(language, host.stored)} />);
      },
    };
  }

  const save = (name: string = texts.save) => page.getByRole('button', { name, exact: true }).click();

  test('a save sends what was typed alone, keeps what the other has saved, says so and shows it', async () => {
    const { host, sent } = open('company');
    host.stored = { ...host.stored, company: { ...host.stored.company, phone: '+20 3 555 0199' } };
    await text(texts.fields.description, 'ar').fill('مياه عذبة.');
    await save();
    await expect.element(page.getByText(`${texts.saved} ${texts.othersKept}`)).toBeVisible();
    await expect.element(phone).toHaveValue('+20 3 555 0199');
    expect(sent()).toEqual([
      { from: { description: { ar: 'مياه نقية.' } }, to: { description: { ar: 'مياه عذبة.' } } },
    ]);
    await phone.fill('+20 3 555 0111');
    await save();
    await expect.element(page.getByText(texts.saved, { exact: true })).toBeVisible();
    expect(host.stored.company).toMatchObject({ phone: '+20 3 555 0111', description: { ar: 'مياه عذبة.' } });
  });

  test('a field that both have changed shows both texts, and either of them stays', async () => {
    const { host, reload } = open('company');
    for (const side of ['keep', 'take'] as const) {
      host.stored = { ...host.stored, company: { ...host.stored.company, phone: `theirs, ${side}` } };
      await phone.fill(`mine, ${side}`);
      await save();
      await expect.element(page.getByRole('alert')).toHaveTextContent('both_changed');
      await expect.element(phone).toHaveAttribute('aria-invalid', 'true');
      await expect.element(phone).toHaveAccessibleDescription(expect.stringContaining(`theirs, ${side}`));
      await dispute(texts.fields.phone).getByRole('button', { name: texts.dispute[side] }).click();
      await expect.element(phone).toHaveFocus();
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
      await save();
      await expect.element(page.getByText(texts.saved, { exact: true })).toBeVisible();
      const kept = side === 'keep' ? 'mine, keep' : 'theirs, take';
      expect(host.stored.company.phone).toBe(kept);
      reload();
      await expect.element(phone).toHaveValue(kept);
    }
  });

  test('a dispute names who wrote the other text; who keeps their own says so with the save, after a reload, too', async () => {
    const { host, reload, sent } = open('company');
    host.stored = { ...host.stored, company: { ...host.stored.company, email: 'theirs@sahel.example' } };
    await field(texts.fields.email).fill('mine@sahel.example');
    await save();
    const about = dispute(texts.fields.email);
    await expect.element(about.getByText(fill(texts.dispute.theirsBy, { name: 'Omar' }))).toBeVisible();
    await about.getByRole('button', { name: texts.dispute.keep }).click();
    reload();
    await text(texts.fields.address, 'en').fill('Aswan');
    await save();
    await expect.element(page.getByText(texts.saved, { exact: true })).toBeVisible();
    await phone.fill('+20 3 555 0111');
    await save();
    await expect.poll(() => host.stored.company.phone).toBe('+20 3 555 0111');
    expect(sent().map((body) => (body as { over?: string[] }).over)).toEqual([undefined, ['email'], undefined]);
  });

  test('what a step would publish of a draft is told above it, until it is published', async () => {
    const host = new StartHost();
    const drafted = { company: ['Phone', 'Address'] };
    mountScreen(language, <StartScreen {...startProps(language, host.stored)} drafted={drafted} />, {
      at: '/admin/start#company',
      host: [host.answer],
    });
    const fields = new Intl.ListFormat(language).format(drafted.company);
    const told = page.getByText(fill(texts.draftShown, { fields }));
    await expect.element(told).toBeVisible();
    await text(texts.fields.name, 'en').fill('Sahel Water');
    await save();
    await expect.poll(() => host.stored.company.name.en).toBe('Sahel Water');
    await expect.element(told).not.toBeInTheDocument();
  });

  test('what a colleague has put in the place of one’s text stands above its step, and comes back by a press', async () => {
    const note = {
      id: 7,
      locale: 'ar',
      path: 'name',
      label: 'Name',
      by: 'Omar',
      at: '2031-01-07T10:00:00.000Z',
    } as const;
    const values = { value: 'ساحل البحر', mine: 'ساحل البحر', theirs: 'ساحل' };
    const overruled = [{ ...note, ...values, global: 'site', name: 'company', field: 'name.ar' } as const];
    const host = new StartHost();
    const seen = ({ path }: { path: string }) =>
      path.startsWith('/api/globals/site/overruled') ? { overruled: [] } : undefined;
    const { calls } = mountScreen(
      language,
      <StartScreen {...startProps(language, host.stored)} overruled={overruled} />,
      { at: '/admin/start#company', host: [host.answer, seen] },
    );
    const told = page.getByRole('alert').filter({ hasText: 'Omar' });
    await expect.element(told.getByText('ساحل البحر')).toBeVisible();
    await told.getByRole('button', { name: deskTexts[language].bringBack }).click();
    await expect.element(text(texts.fields.name, 'ar')).toHaveValue('ساحل البحر');
    await expect.element(told).not.toBeInTheDocument();
    expect(calls.filter(({ path }) => path.includes('/overruled')).map(({ body }) => body)).toEqual([{ id: 7 }]);
    await save();
    await expect.poll(() => host.stored.company.name.ar).toBe('ساحل البحر');
  });

  test('after a reload what was typed stands in what the other has saved by then', async () => {
    const { host, reload, sent } = open('company');
    host.stored = { ...host.stored, company: { ...host.stored.company, email: '', name: { en: '', ar: '' } } };
    reload();
    await text(texts.fields.address, 'en').fill('Aswan');
    await expect.element(page.getByText(texts.unsaved)).toBeVisible();
    const { email, name } = startProps(language).company;
    host.stored = { ...host.stored, company: { ...host.stored.company, email, name } };
    reload();
    await expect.element(text(texts.fields.address, 'en')).toHaveValue('Aswan');
    await expect.element(text(texts.fields.name, 'ar')).toHaveValue('ساحل');
    await expect.element(field(texts.fields.email)).toHaveValue(email);
    await save();
    await expect.element(page.getByText(texts.saved, { exact: true })).toBeVisible();
    expect(sent()).toEqual([{ from: { address: { en: 'Alexandria' } }, to: { address: { en: 'Aswan' } } }]);
  });

  test('what is typed while a save is under way stays, and is left to save', async () => {
    const { host } = open('company');
    const { promise, resolve } = Promise.withResolvers<void>();
    host.answers = promise;
    await phone.fill('+20 3 555 01');
    await save();
    await userEvent.type(phone, '77');
    resolve();
    await expect.element(page.getByText(texts.saved)).toBeVisible();
    expect(host.stored.company.phone).toBe('+20 3 555 01');
    await expect.element(phone).toHaveValue('+20 3 555 0177');
    await save();
    await expect.poll(() => host.stored.company.phone).toBe('+20 3 555 0177');
  });

  test('a part that the other has switched off stays off', async () => {
    const { host, sent } = open('parts');
    const part = (name: 'products' | 'blog') => box(partLabels.parts[name].name[language]);
    host.stored = { ...host.stored, parts: { wanted: { ...host.stored.parts.wanted, products: false } } };
    await part('blog').click();
    await save();
    await expect.element(page.getByText(`${texts.saved} ${texts.othersKept}`)).toBeVisible();
    await expect.element(part('products')).not.toBeChecked();
    expect(sent()).toEqual([{ from: { wanted: { blog: true } }, to: { wanted: { blog: false } } }]);
  });

  test('hours of a day, and a list from which one has taken what the other has written in, are in dispute as a whole', async () => {
    const { host } = open('hours');
    const sunday = new Intl.DateTimeFormat(language, { weekday: 'long' }).format(new Date(2023, 0, 1));
    const { hours } = host.stored;
    host.stored = {
      ...host.stored,
      hours: { ...hours, days: { ...hours.days, '0': [{ from: '10:00', to: '14:00' }] }, holidays: [] },
    };
    await field(`${texts.hours.from} (${sunday})`).fill('8');
    await text(texts.hours.occasion, language).fill('Eve');
    await save();
    const [day, list] = [dispute(sunday), dispute(texts.hours.holidays)];
    for (const hours of [/08:00–17:00/, /10:00–14:00/]) await expect.element(day.getByText(hours)).toBeVisible();
    for (const told of [/Eve/, texts.dispute.empty]) await expect.element(list.getByText(told)).toBeVisible();
    await day.getByRole('button', { name: texts.dispute.take }).click();
    await expect.element(field(`${texts.hours.from} (${sunday})`)).toHaveValue('10:00');
    await list.getByRole('button', { name: texts.dispute.keep }).click();
    await save();
    await expect.poll(() => host.stored.hours.holidays[0]?.label[language]).toBe('Eve');
    expect(host.stored.hours.days['0']).toEqual([{ from: '10:00', to: '14:00' }]);
  });

  test('of a new holiday that has passed already it is said at its date, and it may stay', async () => {
    const { host } = open('hours');
    const { past } = texts.hours;
    const date = page.getByLabelText(texts.hours.date, { exact: true }).first();
    await expect.element(date).toBeVisible();
    expect(page.getByText(past).elements()).toHaveLength(0);
    await date.fill('2020-01-07');
    await expect.element(date).toHaveAccessibleDescription(past);
    await save();
    await expect.poll(() => host.stored.hours.holidays[0]?.date).toBe('2020-01-07');
    await date.fill('2999-01-07');
    await expect.element(page.getByText(past)).not.toBeInTheDocument();
  });

  test(
    'a figure beside the one that the other has written stays, and a section that is hidden shows what is wrong in it',
    { tags: ['proof'] },
    async () => {
      const { host } = open('home');
      const row = page.getByRole('group', { name: fill(texts.home.figures.row, { number: '2' }), exact: true });
      const head = row.getByLabelText(`${texts.home.figures.head} (${texts.languages.en})`, { exact: true });
      const { figures } = host.stored.home;
      const theirs = [{ ...figures[0]!, head: { en: '14', ar: '١٤' } }, figures[1]!];
      host.stored = { ...host.stored, home: { ...host.stored.home, figures: theirs } };
      await head.fill('5');
      await save(texts.home.publish);
      await expect.element(page.getByText(`${texts.saved} ${texts.othersKept}`)).toBeVisible();
      expect(host.stored.home.figures.map(({ head }) => head.en)).toEqual(['14', '5']);
      await head.fill('');
      await box(texts.home.sections.figures).click();
      await expect.element(head).not.toBeInTheDocument();
      host.refuses = { 'figures.b.head.en': 'Say it.' };
      await save(texts.home.publish);
      await expect.element(head).toHaveAccessibleDescription('Say it.');
    },
  );

  test('an order that both have changed is chosen as a whole', async () => {
    const { host } = open('home');
    const { sections } = texts.home;
    const { places } = host.stored.home;
    host.stored = { ...host.stored, home: { ...host.stored.home, places: places.toReversed() } };
    await page.getByRole('button', { name: fill(texts.home.down, { name: sections.figures }), exact: true }).click();
    await save(texts.home.publish);
    await dispute(texts.home.places).getByRole('button', { name: texts.dispute.take }).click();
    await save(texts.home.publish);
    await expect.element(page.getByRole('listitem').filter({ hasText: sections.call }).first()).toBeVisible();
    expect(host.stored.home.places).toEqual(places.toReversed());
  });
});
