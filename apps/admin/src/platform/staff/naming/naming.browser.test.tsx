import { languageNames, locales, type Locale } from '@nasaq/contract';
import { en } from '@payloadcms/translations/languages/en';
import {
  ArrayField,
  Button,
  Card,
  CheckboxInput,
  DraggableSortable,
  DraggableSortableItem,
  EmailField,
  ListQueryProvider,
  Pill,
  Popup,
  SelectInput,
  SortHeader,
  TextField,
  TextInput,
  toast,
  useAllFormFields,
} from '@payloadcms/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clientCollection, DocumentForm } from '../../../testing/screens/document-form.tsx';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { staffLabels } from '../catalogue/index.ts';
import { fill } from '../screens/screen-texts.ts';
import { arabic } from '../wording/wording.ts';
import '../brand/brand.css';
import { Naming } from './naming.tsx';

const { nameControls: named, saidInEnglish: said } = staffLabels;

describe.each(locales)('%s', (language) => {
  test('controls without a name are named, by what they belong to where there are many', async () => {
    open(language);
    await expect
      .element(page.getByRole('navigation', { name: named.mainMenu[language], exact: true, includeHidden: true }))
      .toBeInTheDocument();
    await expect
      .element(page.getByRole('button', { name: named.moreWaysToPublish[language], exact: true }))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: named.beingEdited[language], exact: true })).toBeVisible();
    const names = [`${named.select[language]}: Kites`, `${named.select[language]}: Boats`];
    for (const name of names) await expect.element(page.getByRole('checkbox', { name, exact: true })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Category', exact: true })).toBeInTheDocument();
    for (const text of [named.editTheFile, named.takeOutTheFile])
      await expect
        .element(page.getByRole('button', { name: `${text[language]}: Category`, exact: true }))
        .toBeInTheDocument();
    await expect.element(page.getByRole('main')).toMatchTextContent('The list');
    await expect.element(page.getByText(`— ${languageNames.ar[language]}`)).toBeVisible();
    for (const drawing of document.querySelectorAll('td svg')) expect(drawing.getAttribute('aria-hidden')).toBe('true');
  });

  test('what has no name is told without the brackets of Payload', async () => {
    const { word } = mountScreen(language, <Naming>{null}</Naming>);
    const untitled = word('general:untitled');
    document.body.append(
      Object.assign(document.createElement('h1'), { className: 'doc-header__title', textContent: `[${untitled}]` }),
    );
    await expect.element(page.getByRole('heading', { name: untitled, exact: true })).toBeVisible();
    document.querySelector('h1')!.remove();
  });

  test('of the parts of a form the open one is told, also when another is opened', async () => {
    function Parts() {
      const [open, setOpen] = useState(0);
      return ['Mark', 'Colours'].map((name, place) => (
        <button
          key={name}
          className={`tabs-field__tab-button${open === place ? ' tabs-field__tab-button--active' : ''}`}
          onClick={() => setOpen(place)}
          type="button"
        >
          {name}
        </button>
      ));
    }
    mountScreen(
      language,
      <Naming>
        <Parts />
      </Naming>,
    );
    const part = (name: string) => page.getByRole('button', { name });
    await expect.element(part('Mark')).toHaveAttribute('aria-current', 'true');
    await part('Colours').click();
    await expect.element(part('Colours')).toHaveAttribute('aria-current', 'true');
    await expect.element(part('Mark')).not.toHaveAttribute('aria-current');
  });

  test('no control is named by the path of a field, a word of the code, or in the other language', async () => {
    const [isChosen, other] = ['Chosen', staffLabels.nameControls.order[language === 'en' ? 'ar' : 'en']];
    mountScreen(
      language,
      <Naming>
        <div aria-label="invisible" className="localizer-label app-header__localizer-spacing" />
        <ListQueryProvider
          collectionSlug="services"
          data={{ docs: [] } as never}
          orderableFieldName="_order"
          query={{}}
        >
          <SortHeader />
        </ListQueryProvider>
        <CheckboxInput checked={false} id="field-a" label={isChosen} name="secondPerson.services" onToggle={() => {}} />
      </Naming>,
    );
    const box = page.getByRole('checkbox', { name: isChosen, exact: true });
    await expect.element(box).not.toHaveAttribute('title');
    await expect.element(page.getByRole('button')).toHaveAccessibleName(new RegExp(named.order[language]));
    await expect.element(page.getByRole('button')).not.toHaveAccessibleName(new RegExp(other));
    await expect
      .element(page.getByRole('region', { name: said.notifications[language], exact: true }))
      .toBeInTheDocument();
    await expect.poll(() => document.querySelector('[aria-label="invisible"]')).toBeNull();
  });

  test('what is said in English alone is said in the language of the menus', async () => {
    open(language);
    toast('Said', { duration: Infinity });
    await expect.element(page.getByRole('button', { name: said.closeToast[language], exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: said.dragToMove[language], exact: true })).toBeVisible();
    expect(page.getByRole('button', { name: said.dragToMove.en, exact: true }).elements()).toHaveLength(
      language === 'en' ? 1 : 0,
    );
  });

  test.each(['\u2068Hiring without puzzles\u2069 (الإنجليزية)', '\u2068توظيف بلا ألغاز\u2069 (Arabic)'])(
    'a name of both languages is cut at its end, wherever the bar ends: %s',
    async (name) => {
      mountScreen(
        language,
        <Naming>
          <div style={{ display: 'flex', inlineSize: 230 }}>
            <nav className="step-nav" style={{ display: 'flex' }}>
              <span className="step-nav__last">{name}</span>
            </nav>
          </div>
        </Naming>,
      );
      const bar = page.getByText(name).element() as HTMLElement;
      await expect.poll(() => bar.dir).toBe('auto');
      for (const width of [60, 100, 140, 175, 190, 210]) {
        bar.parentElement!.style.inlineSize = `${width}px`;
        const seen = seenOf(bar);
        expect(name.replaceAll(/[\u2068\u2069]/gu, '').startsWith(seen), `${width}: ${seen}`).toBe(true);
        expect(seen.length).toBeGreaterThan(2);
        expect(bar.getBoundingClientRect().height).toBeLessThan(40);
      }
    },
  );

  test('the button of a dialog of the CMS says what it does', async () => {
    const words = { en: en.translations.general, ar: arabic.general! }[language] as Record<string, string>;
    mountScreen(
      language,
      <Naming>
        <div className="confirmation-modal">
          <h1>{words.confirmDeletion}</h1>
          <button id="confirm-action" type="button">
            <span>{words.confirm}</span>
          </button>
        </div>
      </Naming>,
    );
    await expect
      .element(page.getByRole('button', { name: staffLabels.verbs.delete[language], exact: true }))
      .toBeVisible();
  });

  test('a card of the dashboard makes what it is the card of, with its name as it is', async () => {
    mountScreen(
      language,
      <Naming>
        <Card
          actions={<Button aria-label="Create new Users" el="link" icon="plus" to="/admin/collections/users/create" />}
          title="Users"
        />
      </Naming>,
    );
    await expect
      .element(page.getByRole('link', { name: `${named.create[language]}: Users`, exact: true }))
      .toBeVisible();
  });

  test('a word that is typed into a list of words and left by a click is taken', async () => {
    mountScreen(
      language,
      <Naming>
        <Words />
        <button type="button">Elsewhere</button>
      </Naming>,
    );
    const words = page.getByRole('combobox');
    await words.fill('كشك');
    await page.getByRole('button', { name: 'Elsewhere' }).click();
    await expect.poll(() => document.querySelector('output')!.textContent).toBe('["كشك"]');
    await words.fill('  ');
    await page.getByRole('button', { name: 'Elsewhere' }).click();
    await words.fill('stall');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Elsewhere' }).click();
    await expect.poll(() => document.querySelector('output')!.textContent).toBe('["كشك","stall"]');
  });

  test('a name that is too long loses its end, in the direction of its own words', async () => {
    const titles = { en: 'How we plan a project together', ar: 'كيف نخطط لمشروع معًا' };
    mountScreen(
      language,
      <Naming>
        <nav className="step-nav" style={{ inlineSize: '8rem' }}>
          {locales.map((locale) => (
            <a href={`#${locale}`} key={locale}>
              <span>{titles[locale]}</span>
            </a>
          ))}
        </nav>
      </Naming>,
    );
    for (const locale of locales) {
      const link = page.getByRole('link', { name: titles[locale] });
      await expect.poll(() => getComputedStyle(link.element()).direction).toBe(locale === 'ar' ? 'rtl' : 'ltr');
      const words = link.element().querySelector('span')!;
      expect(getComputedStyle(words).direction).toBe(locale === 'ar' ? 'rtl' : 'ltr');
      // At the side of the menus all the same.
      expect(getComputedStyle(words).textAlign).toBe(language === 'ar' ? 'right' : 'left');
    }
  });

  test('what can be dragged tells how, and what became of it, in the language of the menus', async () => {
    const { dragging, writtenInEnglish } = staffLabels;
    mountScreen(
      language,
      <Naming>
        <DraggableSortable ids={['a', 'b']} onDragEnd={() => undefined}>
          {['a', 'b'].map((id) => (
            <DraggableSortableItem id={id} key={id}>
              {({ attributes, listeners, setNodeRef }) => (
                <div {...attributes} {...listeners} aria-label={id} ref={setNodeRef} />
              )}
            </DraggableSortableItem>
          ))}
        </DraggableSortable>
      </Naming>,
    );
    const item = page.getByRole('button', { name: 'a', exact: true });
    const told = () =>
      page
        .getByRole('status')
        .elements()
        .map(({ textContent }) => textContent);
    await expect.element(item).toHaveAccessibleDescription(writtenInEnglish.howToDrag[language]);
    (item.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.poll(told).toContain(dragging.picked[language]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(told).toContain(dragging.cancelled[language]);
  });

  test('what is chosen from a list is told in the language of the menus, by the name of the option', async () => {
    const { choosing } = staffLabels;
    const options = ['Kites', 'Boats'].map((label) => ({ label, value: label }));
    mountScreen(
      language,
      <Naming>
        <SelectInput hasMany label="Toys" name="toys" onChange={() => undefined} options={options} path="toys" />
      </Naming>,
    );
    const told = () => [...document.querySelectorAll('[id^="aria-"]')].map(({ textContent }) => textContent);
    const box = page.getByRole('combobox');
    await expect.element(box).toBeInTheDocument();
    (box.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(told).toContain(choosing.howToChoose[language]);
    expect(told()).toContain(fill(choosing.results[language], { count: '2' }));
    await userEvent.keyboard('{Enter}');
    await expect.poll(told).toContain(fill(choosing.chosen[language], { label: 'Kites' }));
  });

  test('an address and a number begin at the same side', async () => {
    mountScreen(
      language,
      <Naming>
        <DocumentForm state={{ email: { value: 'a@b.example' }, phone: { value: '+20 3 555 0100' } }}>
          <EmailField field={{ name: 'email', label: 'Email' }} path="email" />
          <TextField field={{ name: 'phone', label: 'Phone' }} path="phone" />
        </DocumentForm>
      </Naming>,
    );
    for (const name of ['Email', 'Phone'])
      await expect.element(page.getByRole('textbox', { name })).toHaveAttribute('dir', 'ltr');
  });

  test('a row that is added opens, with the focus in its first field', async () => {
    const rows = {
      name: 'rows',
      label: 'Rows',
      labels: { singular: 'Row', plural: 'Rows' },
      fields: [{ name: 'title', label: 'Title', type: 'text' }],
    };
    const field = { ...rows, admin: { initCollapsed: true } } as never;
    mountScreen(
      language,
      <Naming>
        <DocumentForm global="page-texts" state={{ rows: { rows: [], value: 0, initialValue: 0 } }}>
          <FoldedRows>
            <ArrayField field={field} path="rows" permissions schemaPath="rows" />
          </FoldedRows>
        </DocumentForm>
      </Naming>,
      { config: { globals: [clientCollection('page-texts')] as never } },
    );
    await page.getByRole('button', { name: /Row$/ }).click({ timeout: 3000 });
    await expect.element(page.getByRole('textbox', { name: 'Title' }), { timeout: 5000 }).toHaveFocus();
  });

  test('a control that is written anew, or comes later, is named too', async () => {
    open(language);
    const clear = document.querySelector('.clear-indicator')!;
    await expect.poll(() => clear.getAttribute('tabindex')).toBe('-1');
    // More than once: something else on the page may have been written at the same moment.
    for (let time = 1; time <= 4; time += 1) {
      clear.setAttribute('tabindex', '0');
      await expect.poll(() => clear.getAttribute('tabindex')).toBe('-1');
    }
    clear.insertAdjacentHTML('afterend', '<button class="date-time-picker__clear-button">×</button>');
    await expect
      .element(page.getByRole('button', { name: named.clearTheDate[language], exact: true }))
      .toBeInTheDocument();
  });
});

/** The host says of a row that it is there, and folded. */
function FoldedRows({ children }: { children: ReactNode }) {
  const [fields, dispatch] = useAllFormFields();
  const { rows } = fields;
  const isNew = rows?.rows?.some(({ isLoading }) => isLoading);
  useEffect(() => {
    if (!isNew || !rows?.rows) return;
    const told = rows.rows.map((row) => ({ ...row, collapsed: true, isLoading: false }));
    dispatch({ type: 'UPDATE', path: 'rows', rows: told });
  }, [dispatch, isNew, rows]);
  return children;
}

/** Controls as Payload writes them. */
/** The letters of an element that stand within its box. */
function seenOf(element: HTMLElement): string {
  const box = element.getBoundingClientRect();
  const letters = element.firstChild as Text;
  const range = document.createRange();
  return [...letters.data]
    .filter((letter, place) => {
      range.setStart(letters, place);
      range.setEnd(letters, place + 1);
      const { bottom, left, right } = range.getBoundingClientRect();
      return (
        !/[\u2068\u2069]/u.test(letter) && bottom <= box.bottom + 2 && left >= box.left - 2 && right <= box.right + 2
      );
    })
    .join('');
}

function open(language: Locale) {
  return mountScreen(
    language,
    <Naming>
      <nav className="nav__wrap">
        <ul />
      </nav>
      <div className="template-default__wrap">
        <div>
          <h1>The list</h1>
          <div className="locked" role="button" tabIndex={0}>
            ×
          </div>
          <div id="action-save-popup">
            <Popup button={<Pill>⋮</Pill>} buttonType="custom">
              Publish in one language
            </Popup>
          </div>
          <button aria-label={said.dragToMove.en} type="button" />
          <table dangerouslySetInnerHTML={{ __html: ['Kites', 'Boats'].map(row).join('') }} />
          <div className="field-type">
            <span className="field-label">
              Category
              <span className="localized">— {'ar'}</span>
            </span>
            <input className="rs__input" type="text" />
            <span aria-hidden="true" className="clear-indicator" />
            <div dangerouslySetInnerHTML={{ __html: ['edit', 'remove'].map(uploadButton).join('') }} />
          </div>
        </div>
      </div>
    </Naming>,
  );
}

const row = (title: string) =>
  `<tr><td class="cell-_select"><span class="select-row"><input type="checkbox"></span></td><td>${title}<svg></svg></td></tr>`;

const uploadButton = (does: string) =>
  `<button class="upload-relationship-details__${does}" type="button"><svg></svg></button>`;

/** A list of words as Payload has it. */
function Words() {
  const [words, setWords] = useState<string[]>([]);
  const change = (options: unknown) => setWords((options as { label: string }[]).map(({ label }) => label));
  const shown = words.map((word) => ({ id: word, label: word, value: { value: word } })) as never;
  return (
    <>
      <TextInput hasMany onChange={change} path="words" valueToRender={shown} />
      <output>{JSON.stringify(words)}</output>
    </>
  );
}
