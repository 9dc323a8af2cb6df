import type { BrowserContext, Page } from '@playwright/test';

interface Heard {
  tones: number;
  notifications: { title: string; body: string; tag: string; click: () => void }[];
}
type Observed = typeof globalThis & { heard: Heard };

/** Before a page is opened: what it plays and what it tells the system is written down; the browser does it all the same. */
export async function observeCalls(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heard: Heard = { tones: 0, notifications: [] };
    (globalThis as Observed).heard = heard;
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (when) {
      heard.tones += 1;
      start.call(this, when);
    };
    globalThis.Notification = class extends Notification {
      // A browser without a screen grants it and goes on to say that it is denied.
      static override readonly permission = 'granted';
      static override readonly requestPermission = () => Promise.resolve('granted' as const);
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        const click = () => void this.dispatchEvent(new Event('click'));
        heard.notifications.push({ title, body: options?.body ?? '', tag: options?.tag ?? '', click });
      }
    };
  });
}

export async function tonesOf(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as Observed).heard.tones);
}

export async function notificationsOf(page: Page): Promise<{ title: string; body: string; tag: string }[]> {
  return page.evaluate(() =>
    (globalThis as Observed).heard.notifications.map(({ title, body, tag }) => ({ title, body, tag })),
  );
}

/** As its reader does on the desktop: the last one whose title names `name`, since chats of other journeys call too. */
export async function clickNotification(page: Page, name: string): Promise<void> {
  await page.evaluate(
    (named) => (globalThis as Observed).heard.notifications.findLast(({ title }) => title.includes(named))!.click(),
    name,
  );
}

/** Its reader goes to another window, or comes back. A browser without a screen shows all its pages: the page is told. */
export async function leavePage(page: Page, left = true): Promise<void> {
  await page.evaluate((away) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => away });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (away ? 'hidden' : 'visible'),
    });
    document.hasFocus = () => !away;
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event(away ? 'blur' : 'focus'));
  }, left);
}
