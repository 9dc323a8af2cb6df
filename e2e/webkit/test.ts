import type { Locale } from '@nasaq/contract';
import { expect, test as base } from '@playwright/test';
import { adminUrl, siteUrl } from '../support/addresses.ts';
import { openAdminApi, type AdminApi } from '../support/admin-api.ts';
import { text } from '../support/messages.ts';
import { startDriver, type Driver, type Element, type Window } from './driver.ts';

interface Hands {
  window: Window;
  /** Opens an address of the site and waits until it is interactive. */
  visit(locale: Locale, address: string): Promise<void>;
  /** What is seen and has a name, in the dialog that is open or else on the page: once it is there. */
  find(kind: 'button' | 'link' | 'field' | 'heading', name: string): Promise<Element>;
  press(kind: 'button' | 'link', name: string): Promise<void>;
  /** Whether the page shows a text. */
  shows(shown: string): Promise<void>;
}

interface OfAWorker {
  driver: Driver;
  adminApi: AdminApi;
}

/**
 * Playwright's runner with WebKit's own driver instead of its browsers. The same guard as in the journeys: what is
 * written into the console as an error fails the scene.
 */
export const test = base.extend<Hands, OfAWorker>({
  driver: [
    async ({ browserName }, use) => {
      void browserName;
      const driver = await startDriver('light');
      await use(driver);
      await driver.end();
    },
    { scope: 'worker' },
  ],
  adminApi: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: adminUrl });
      await use(openAdminApi(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  window: async ({ driver }, use) => {
    const window = await driver.openWindow();
    await window.resize(1280, 900);
    await use(window);
    const errors = await window.end();
    expect(errors.filter((line) => !onLeaving.test(line))).toEqual([]);
  },
  visit: async ({ window }, use) => {
    await use(async (locale, address) => {
      await window.open(siteUrl + address);
      const menu = text(locale, 'shell.menu.open');
      const ready = () =>
        window.run((name) => document.querySelector(`[role=button][aria-label="${name}"]`) !== null, menu);
      await expect.poll(ready, { message: `${address} is interactive` }).toBe(true);
    });
  },
  find: async ({ window }, use) => {
    await use(async (kind, name) => {
      let found: Element | null = null;
      const look = async () => (found = await window.run(named, selectors[kind], name)) !== null;
      await expect.poll(look, { message: `${kind} “${name}”` }).toBe(true);
      return found!;
    });
  },
  press: async ({ find, window }, use) => {
    await use(async (kind, name) => window.click(await find(kind, name)));
  },
  shows: async ({ window }, use) => {
    await use(async (shown) => {
      const seen = () => window.run((wanted) => document.body.innerText.includes(wanted), shown);
      await expect.poll(seen, { message: `“${shown}” is shown` }).toBe(true);
    });
  },
});

export { expect };

/** WebKit writes of every preload that ends with its page, as of an attack; nothing can be caught or switched off. */
const onLeaving = /due to access control checks/;

const selectors = {
  button: 'button, [role=button]',
  link: 'a[href]:not([role])',
  field: 'input, textarea, select, [contenteditable=true], trix-editor',
  heading: 'h1, h2, h3',
};

/** Runs in the page. */
function named(selector: string, name: string): Element | null {
  const scope = document.querySelector('dialog:modal') ?? document;
  const found = [...scope.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
    const names = [element.ariaLabel, ...labels.map((label) => label.textContent), element.textContent];
    return element.checkVisibility() && names.some((one) => one?.trim().startsWith(name));
  });
  // The driver makes a name of it.
  return (found ?? null) as unknown as Element | null;
}
