import { locales } from '@nasaq/contract';
import { Form, useForm, useFormFields } from '@payloadcms/ui';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { HostCall } from '../../../testing/screens/fake-host.ts';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { navigationLabels } from '../catalogue/index.ts';
import { NavigationPanel } from './navigation-panel.tsx';

/** What the array of entries does beside the panel. */
function Entries() {
  const { addFieldRow } = useForm();
  const rows = useFormFields(([fields]) => fields.menu?.rows ?? []);
  const told = useFormFields(([fields]) =>
    rows.map((_, place) => {
      const [page, shown] = ['page', 'shown'].map((name) => fields[`menu.${place}.${name}`]?.value);
      return page ? `${String(page)}/${String(shown)}` : '-';
    }),
  );
  return (
    <>
      <button onClick={() => addFieldRow({ path: 'menu', schemaPath: 'navigation.menu' })} type="button">
        Add
      </button>
      <output>{rows.map(({ collapsed }, place) => `${told[place]}:${collapsed ?? 'unsaid'}`).join(' ')}</output>
    </>
  );
}

describe.each(locales)('the panel of a menu in %s', (language) => {
  const button = (name: 'arrange' | 'restore') =>
    page.getByRole('button', { name: navigationLabels[name][language], exact: true });

  const usual = [
    { page: 'home', shown: 'both' },
    { page: 'works', shown: 'ar' },
  ];

  test('a new row says that it is open; while rows lead nowhere the usual one can be arranged, in their place', async () => {
    const host = ({ url }: HostCall) =>
      url.pathname === '/api/globals/navigation/left-out'
        ? { menu: [], footer: [], usual: { menu: usual, footer: [] } }
        : undefined;
    const closed = [{ id: 'a', collapsed: true }];
    mountScreen(
      language,
      <Form initialState={{ menu: { value: 1, rows: closed }, 'menu.0.id': { value: 'a' } }}>
        <NavigationPanel menu="menu" />
        <Entries />
      </Form>,
      { host: [host] },
    );
    await expect.element(page.getByText('-:true')).toBeVisible();
    const { pages, shownIn, usualPages } = navigationLabels;
    const named = `${pages.home[language]}${language === 'ar' ? '،' : ','} ${pages.works[language]} (${shownIn.ar[language]})`;
    await expect.element(page.getByText(usualPages[language].replace('{pages}', named))).toBeVisible();
    await page.getByRole('button', { name: 'Add' }).click();
    await expect.element(page.getByText('-:true -:false')).toBeVisible();
    await expect.element(button('restore')).not.toBeInTheDocument();
    await button('arrange').click();
    await expect.element(page.getByText('home/both:unsaid works/ar:unsaid')).toBeVisible();
    await expect.element(button('arrange')).not.toBeInTheDocument();
    await button('restore').click();
    await expect.element(button('arrange')).toBeVisible();
  });
});
