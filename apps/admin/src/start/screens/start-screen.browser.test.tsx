import { languageNames, type Locale, locales, pluralText } from '@nasaq/contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contentLabels } from '../../content/catalogue/index.ts';
import type { HostCall } from '../../testing/screens/fake-host.ts';
import { mailTexts } from '../../mail/catalogue/index.ts';
import { inTurn } from '../../testing/screens/in-turn.ts';
import { mountScreen } from '../../testing/screens/mount-screen.tsx';
import { fill } from '../../platform/staff/screens/screen-texts.ts';
import { builtName } from '../../platform/staff/member-name.ts';
import { adjustedTexts } from '../../content/brand/adjusted-texts.ts';
import { startTexts } from '../catalogue/index.ts';
import type { StepName } from '../start-api.ts';
import { StartHost } from '../testing/start-host.ts';
import { nothing, startProps } from '../testing/start-props.ts';
import { StartScreen } from './start-screen.tsx';

describe.each(inTurn('en'))('the assistant in %s', (language) => {
  const texts = startTexts[language];
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const save = (name: string = texts.save) => page.getByRole('button', { name, exact: true }).click();
  const sunday = new Intl.DateTimeFormat(language, { weekday: 'long' }).format(new Date(2023, 0, 1));

  function open(step: StepName): StartHost {
    const host = new StartHost();
    mountScreen(language, <StartScreen {...startProps(language, host.stored)} />, {
      at: `/admin/start#${step}`,
      host: [host.answer],
    });
    return host;
  }

  test('texts that promise something are folded by where they are read, and lead to where they are said otherwise', async () => {
    const promises = [
      { key: 'contact.lead', place: 'Contact', text: 'We answer.' },
      { key: 'offers.call.text', place: 'Offers', text: 'Tell us.' },
      { key: 'contact.step.second.text', place: 'Contact', text: 'Within a day.' },
    ];
    const host = new StartHost();
    const props = startProps(language, host.stored);
    const telling = (told: typeof promises) =>
      props.steps.map((step) => (step.name === 'words' ? { ...step, count: told.length, promises: told } : step));
    await mountScreen(language, <StartScreen {...props} steps={telling(promises)} />, {
      at: '/admin/start#words',
      host: [host.answer],
    });
    await expect.element(page.getByText('Within a day.')).not.toBeVisible();
    const place = page.getByText(/^Contact/);
    const arrow = () => getComputedStyle(place.element(), '::after');
    const closed = arrow().rotate;
    expect([arrow().content, arrow().borderBottomStyle]).toEqual(['""', 'solid']);
    await place.click();
    expect(arrow().rotate).not.toBe(closed);
    const link = page.getByRole('link', { name: 'Within a day.' });
    await expect.element(link).toHaveAttribute('href', '/admin/words?key=contact.step.second.text');
    await expect.element(page.getByText('Tell us.')).not.toBeVisible();
    // After a save the list is what its sentence counts, without reading the screen again.
    host.steps = telling(promises.slice(0, 2));
    await page.getByText(texts.steps.company.title).click();
    await save();
    await expect.element(page.getByText(texts.saved)).toBeVisible();
    await expect.element(page.getByText(fill(texts.steps.words.hint, { count: '2' }))).toBeVisible();
    await expect.element(link).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'We answer.' })).toBeVisible();
  });

  test('an error goes as soon as its field is another', async () => {
    const host = open('home');
    const label = `${contentLabels.pageGlobal.statement[language]} (${texts.languages.ar})`;
    host.refuses = { 'statement.ar': texts.wrong.needed };
    await save(texts.home.publish);
    await expect.element(field(label)).toHaveAccessibleDescription(texts.wrong.needed);
    await field(label).fill('ماء');
    await expect.element(field(label)).not.toHaveAttribute('aria-invalid');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('a refused step names every field that is marked and goes to the first; a saved one leaves the focus where it was', async () => {
    const host = open('company');
    const name = `${texts.fields.name} (${texts.languages.ar})`;
    host.refuses = { phone: contentLabels.site.phoneWrong[language], 'name.ar': texts.wrong.needed };
    await save();
    await expect.element(field(name)).toHaveFocus();
    const box = page.getByRole('alert');
    await expect.element(box.getByText(texts.wrong.needed)).toBeVisible();
    await box.getByRole('button', { name: texts.fields.phone }).click();
    await expect.element(field(texts.fields.phone)).toHaveFocus();
    await field(texts.fields.phone).fill('+20 3 555 0199');
    await expect.element(box.getByRole('button', { name: texts.fields.phone })).not.toBeInTheDocument();
    await expect.element(box.getByRole('button', { name, exact: true })).toBeVisible();
    await field(name).fill('ساحل الشمال');
    await save();
    await expect.element(page.getByText(texts.saved)).toBeVisible();
    await expect.element(page.getByRole('button', { name: texts.save, exact: true })).toHaveFocus();
  });

  test('a draft that stands in the way of a step is one press away', async () => {
    const host = open('company');
    host.waits = { global: 'site', name: 'Site data' };
    await save();
    const link = page.getByRole('alert').getByRole('link', { name: 'Site data' });
    await expect.element(link).toHaveAttribute('href', '/admin/globals/site');
  });

  test('what is wrong with an invitation goes with what was wrong', async () => {
    const errors = [{ message: 'Refused.', data: { errors: [{ path: 'email', message: 'No address.' }] } }];
    const host = ({ path }: HostCall) =>
      path.startsWith('/api/users?') ? Response.json({ errors }, { status: 400 }) : undefined;
    mountScreen(language, <StartScreen {...startProps(language)} />, { at: '/admin/start#colleagues', host: [host] });
    await save(texts.colleague.invite);
    await expect.element(field(texts.fields.email)).toHaveAccessibleDescription(texts.wrong.missing);
    await expect.element(field(texts.fields.email)).toHaveFocus();
    await field(texts.fields.email).fill('mona');
    await save(texts.colleague.invite);
    await expect.element(field(texts.fields.email)).toHaveAccessibleDescription('No address.');
    await field(texts.colleague.name).fill('Mona');
    await expect.element(field(texts.fields.email)).toHaveAttribute('aria-invalid', 'true');
    await field(texts.fields.email).fill('mona@sahel.example');
    await expect.element(field(texts.fields.email)).not.toHaveAttribute('aria-invalid');
  });

  test.each(locales.flatMap((menus) => [true, false].map((isKept) => [menus, isKept] as const)))(
    'in %s an invitation is told to be kept, and where, as long as no mail server is set (%s)',
    async (menus, isKept) => {
      const { colleague, fields } = startTexts[menus];
      const props = startProps(menus);
      const steps = props.steps.map((step) => (step.name === 'colleagues' ? { ...step, isKept } : step));
      mountScreen(menus, <StartScreen {...props} steps={steps} />, {
        at: '/admin/start#colleagues',
        host: [({ path }) => (path.startsWith('/api/users?') ? {} : undefined)],
        user: { id: 7, email: 'mona@sahel.example', collection: 'users', name: 'Mona' },
      });
      await page.getByRole('textbox', { name: fields.email, exact: true }).last().fill('omar@sahel.example');
      await page.getByRole('button', { name: colleague.invite, exact: true }).click();
      const told = fill(isKept ? colleague.kept : colleague.invited, { email: 'omar@sahel.example' });
      await expect.element(page.getByText(told, { exact: false })).toBeVisible();
      const links = page.getByRole('link', { name: mailTexts[menus].showKept }).elements();
      const kept = '/admin/collections/mails?where[or][0][and][0][state][equals]=kept';
      expect(links.map((link) => link.getAttribute('href'))).toEqual(isKept ? [kept] : []);
    },
  );

  test('who is still called as they were built is asked for a name, and no more once it is stored', async () => {
    const host = ({ method }: HostCall) => (method === 'PATCH' ? {} : undefined);
    const user = { id: 7, email: 'admin@nasaq.example', collection: 'users', name: builtName };
    const { calls } = mountScreen(language, <StartScreen {...startProps(language)} />, {
      at: '/admin/start#colleagues',
      host: [host],
      user,
    });
    const { ownName } = texts;
    const label = `${ownName.label} (${texts.languages[language]})`;
    await save(ownName.save);
    await expect.element(field(label)).toHaveAccessibleDescription(`${ownName.hint} ${ownName.needed}`);
    await field(label).fill(' Salma ');
    await save(ownName.save);
    await expect.element(field(label)).not.toBeInTheDocument();
    await expect.element(field(texts.colleague.name)).toHaveFocus();
    await expect.element(page.getByText(fill(ownName.saved, { name: 'Salma' }))).toBeVisible();
    const sent = calls.filter(({ method }) => method === 'PATCH').map(({ body, path }) => [path, body]);
    const [en, ar] = language === 'en' ? ['Salma', ''] : ['', 'Salma'];
    expect(sent).toEqual([['/api/users/7?depth=0', { name: 'Salma', name_en: en, name_ar: ar }]]);
  });

  test.each(locales)('the name in the other language says which name stands for it, in %s', async (menus) => {
    const { languages, ownName } = startTexts[menus];
    const labelOf = (locale: Locale) => `${ownName.label} (${languages[locale]})`;
    const other = locales.find((locale) => locale !== menus)!;
    const user = { id: 7, email: 'admin@nasaq.example', collection: 'users', name: builtName };
    mountScreen(menus, <StartScreen {...startProps(menus)} />, { at: '/admin/start#colleagues', user });
    const hint = fill(ownName.otherHint, { other: languages[other], own: labelOf(menus) });
    await expect.element(field(labelOf(other))).toHaveAccessibleDescription(hint);
    await expect.element(field(labelOf(menus))).toHaveAccessibleDescription(ownName.hint);
  });

  test('once the demo is taken away the forms hold nothing of it, beside the sentence that says so', async () => {
    const props = startProps(language);
    const steps = props.steps.map((step) => ({ ...step, isDone: false }));
    const host = ({ path }: HostCall) =>
      path === '/api/start/own' ? { removed: 3, kept: 0, file: '/data/bundle.nasaq' } : undefined;
    const screen = mountScreen(language, <StartScreen {...props} steps={steps} />, { host: [host] });
    const phone = field(texts.fields.phone);
    await expect.element(phone).toHaveValue('+20 3 555 0100');
    await page.getByRole('checkbox', { name: texts.own.sure }).click();
    await page.getByRole('button', { name: texts.own.begin }).click();
    const told = page.getByText(pluralText(texts.own.removed, 3, language, '3'));
    await expect.element(told).toBeVisible();
    // Next asks for the page anew, and brings both in one moment.
    expect(screen.navigations).toEqual(['refresh']);
    screen.rerender(<StartScreen {...startProps(language, nothing)} begun="2031-01-07" />);
    await expect.element(told).toBeVisible();
    await expect.element(phone).toHaveValue('');
    await expect.element(page.getByText(texts.unsaved)).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: texts.own.begin })).not.toBeInTheDocument();
  });

  test('what is not filled of the progress is quiet in the dark, too', async () => {
    open('company');
    const bar = page.getByRole('progressbar', { name: texts.launch });
    await expect.element(bar).toBeVisible();
    document.documentElement.dataset.theme = 'dark';
    const { appearance, backgroundColor } = getComputedStyle(bar.element());
    expect(appearance).toBe('none');
    const [red = 255] = /[\d.]+/.exec(backgroundColor) ?? [];
    expect(backgroundColor).toMatch(/^rgb\(/);
    expect(Number(red)).toBeLessThan(80);
  });

  test('the site stands beside the steps in either language, and is loaded anew once one is saved', async () => {
    await page.viewport(1440, 900);
    onTestFinished(() => page.viewport(1280, 800));
    const { sitePages } = startProps(language);
    open('company');
    const beside = page.getByRole('complementary', { name: texts.beside });
    const frame = () => beside.element().querySelector('iframe')!;
    await expect.element(beside).toBeVisible();
    for (const shown of [...locales, language]) {
      await beside.getByRole('button', { name: languageNames[shown][language] }).click();
      expect(frame().getAttribute('src')).toBe(sitePages[shown]);
    }
    const before = frame();
    await field(texts.fields.phone).fill('+20 3 555 0199');
    await save();
    await expect.poll(() => frame() !== before).toBe(true);
    expect(frame().getAttribute('src')).toBe(sitePages[language]);
  });

  test('a colour that cannot be read is shown as what stands in its place, before it is saved', async () => {
    open('brand');
    const adjusted = adjustedTexts(language);
    const region = page.getByRole('heading', { name: adjusted.heading, exact: true });
    for (const none of ['', 'blue']) {
      await field('Colour').fill(none);
      await expect.element(region).not.toBeInTheDocument();
    }
    await field('Colour').fill('#fff');
    await expect.element(region).toBeVisible();
    const told = () => region.element().parentElement!.querySelector('li')!.textContent;
    expect(told()).toContain(adjusted.light);
    expect(told()).toContain('#616161');
    await field('Colour').fill('#1d3fa8');
    await expect.poll(told).toContain(adjusted.as);
  });

  test('how many figures there may be is said at them, be they hidden, and beside the button', async () => {
    const host = open('home');
    const { number, sections } = texts.home;
    const sentence = number.replace('{list}', sections.figures);
    const figures = page.getByRole('listitem').filter({ hasText: texts.home.figures.add }).last();
    const hidden = page.getByRole('checkbox', { name: sections.figures, exact: true });
    for (const isShown of [true, false]) {
      host.refuses = { figures: sentence };
      if (!isShown) await hidden.click();
      await save(texts.home.publish);
      await expect.element(figures.getByText(sentence)).toBeVisible();
      await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible();
      await figures
        .getByRole('button', { name: new RegExp(`^${texts.home.remove}`, 'u') })
        .first()
        .click();
      await expect.element(page.getByText(sentence)).not.toBeInTheDocument();
    }
  });

  test('that a page shows nothing is said at its sections until one of them is shown', async () => {
    const host = open('home');
    const { nothing: sentence, places, sections } = texts.home;
    host.refuses = { places: sentence };
    await save(texts.home.publish);
    const group = page.getByRole('group', { name: places, exact: true });
    await expect.element(group).toHaveAccessibleDescription(sentence);
    await page.getByRole('checkbox', { name: sections.works, exact: true }).click();
    await expect.element(group).not.toHaveAccessibleDescription(sentence);
  });

  test('time zones are called by their names, the stored one and the reader’s first, and are stored by their ids', async () => {
    const host = open('hours');
    const zone = page.getByRole('combobox', { name: texts.hours.zone });
    const egypt = language === 'ar' ? /مصر/ : /Egypt/;
    const names = () => [...(zone.element() as HTMLSelectElement).options].map(({ text }) => text);
    await expect.poll(() => names()[0]).toMatch(egypt);
    expect(names().join()).not.toContain('/');
    expect(names().join()).toMatch(language === 'ar' ? /غرينتش\+3/ : /(?:UTC|GMT)\+3/);
    await userEvent.selectOptions(zone, 'Asia/Riyadh');
    await save();
    await expect.poll(() => host.stored.hours.timeZone).toBe('Asia/Riyadh');
  });

  test.each([390, 1440])('the hours of a day keep their columns at %s, whatever is added or wrong', async (width) => {
    await page.viewport(width, 900);
    const host = open('hours');
    const add = page.getByRole('button', { name: `${texts.hours.add} (${sunday})` });
    const day = page.getByRole('checkbox', { name: sunday });
    const apart = () => {
      const [own, its] = [add.element().getBoundingClientRect(), day.element().getBoundingClientRect()];
      return [own.x - its.x, own.y - its.y].map(Math.round);
    };
    const before = apart();
    await add.click();
    const at = (edge: 'from' | 'to', place: number) =>
      field(`${texts.hours[edge]} (${sunday} ${place})`).element().getBoundingClientRect();
    host.refuses = { 'days.0.1.to': contentLabels.openingHours.noLength[language] };
    await save();
    await expect.element(page.getByRole('alert')).toBeVisible();
    for (const edge of ['from', 'to'] as const) expect(at(edge, 2).x).toBeCloseTo(at(edge, 1).x, 0);
    expect(at('to', 2).y).toBeCloseTo(at('from', 2).y, 0);
    expect(apart()).toEqual(before);
  });

  test('from and to stand above the hours of a day, and what is wrong with them is said at them', async () => {
    const host = open('hours');
    const to = field(`${texts.hours.to} (${sunday})`);
    const above = page.getByText(texts.hours.from, { exact: true }).first().element().getBoundingClientRect();
    const box = field(`${texts.hours.from} (${sunday})`).element().getBoundingClientRect();
    expect(above.width).toBeGreaterThan(8);
    expect(above.bottom).toBeLessThanOrEqual(box.top);
    host.refuses = { 'days.0.0.to': contentLabels.openingHours.noLength[language] };
    await to.fill('9');
    await save();
    await expect.element(to).toHaveAccessibleDescription(contentLabels.openingHours.noLength[language]);
    await to.fill('10');
    await expect.element(to).not.toHaveAttribute('aria-invalid');
  });
});
