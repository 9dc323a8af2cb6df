import type { CDPSession } from '@vitest/browser-playwright';
import { localeInfo, locales, toastLimits, type Locale } from '@nasaq/contract';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { stopClock, type StoppedClock } from '../../testing/stopped-clock.ts';
import { CopyButton } from '../copy-button.tsx';
import { showToast } from './show-toast.ts';
import { Toasts } from './toasts.tsx';

const { autoClose, limit, draggablePercent } = toastLimits;
const said = { en: 'It is copied.', ar: 'نُسخ النص.' };
/** What the library gives a toast that has left to make room for the others. */
const collapse = 300;

let clock: StoppedClock;
beforeEach(() => {
  clock = stopClock();
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  onTestFinished(() => focus.mockRestore());
});

describe.each(locales)('%s', (locale) => {
  test('a toast says what happened in the corner, and closes after five seconds', async () => {
    const toast = await openToast(locale);
    expect(toast.element().textContent).toBe(said[locale]);
    expect(getComputedStyle(toast.element()).direction).toBe(localeInfo[locale].dir);
    const { right, bottom } = toast.element().getBoundingClientRect();
    expect(innerWidth - right).toBeLessThanOrEqual(20);
    expect(innerHeight - bottom).toBeLessThanOrEqual(36);
    expect(toast.getByRole('progressbar', { includeHidden: true }).elements()).toEqual([]);
    expect(toast.getByRole('img').elements()).toEqual([]);

    // A click on its words is none on its button.
    await toast.getByText(said[locale]).click();
    await leaveToast();
    await runTo(autoClose);
    await expect.poll(shown).toBe(0);
  });

  test.each([-1, 1])(
    'a drag by less than sixty per cent of the width snaps back, one by more dismisses: %s',
    async (to) => {
      const toast = (await openToast(locale)).element();
      const { x } = toast.getBoundingClientRect();
      await drag(toast, (to * (draggablePercent - 1)) / 100);
      await expect.poll(() => toast.getBoundingClientRect().x).toBe(x);
      await expect.poll(() => getComputedStyle(toast).opacity).toBe('1');
      await drag(toast, (to * (draggablePercent + 1)) / 100);
      await expect.poll(shown).toBe(0);
    },
  );
});

test('reduced motion leaves a toast its five seconds', async () => {
  const emulate = (value: string) =>
    devTools().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  await emulate('reduce');
  onTestFinished(() => void emulate(''));
  await openToast('ar');
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  await leaveToast();
  await runTo(autoClose);
  await expect.poll(shown).toBe(0);
});

test('a toast waits under the pointer and while the window is left', async () => {
  const toast = await openToast('en');
  await toClose(1, autoClose);
  clock.run(2_000);
  await userEvent.hover(toast);
  await toClose(0, 3_000);
  clock.run(60_000);
  await isShown();
  expect(shown()).toBe(1);
  await leaveToast();
  await toClose(1, 3_000);
  clock.run(2_000);

  leaveWindow(true);
  await toClose(0, 1_000);
  clock.run(60_000);
  await isShown();
  expect(shown()).toBe(1);
  leaveWindow(false);
  await runTo(1_000);
  await expect.poll(shown).toBe(0);
});

test('a toast that comes while the window is left waits for the reader', async () => {
  leaveWindow(true);
  await openToast('ar');
  clock.run(60_000);
  await isShown();
  expect(shown()).toBe(1);
});

test('a toast that snapped back still closes in its time', async () => {
  const toast = await openToast('ar');
  await drag(toast.element(), -0.3);
  await leaveToast();
  await runTo(autoClose);
  await expect.poll(shown).toBe(0);
});

test('a finger drags a toast away as a mouse does', async () => {
  const toast = (await openToast('ar')).element();
  await swipe(toast, -(draggablePercent - 1) / 100);
  await expect.poll(() => getComputedStyle(toast).opacity).toBe('1');
  expect(shown()).toBe(1);
  await swipe(toast, -(draggablePercent + 1) / 100);
  await expect.poll(shown).toBe(0);
});

test('at most twenty are shown; later ones wait, and have their own five seconds', async () => {
  await mount('ar', <Toasts />);
  for (let number = 1; number <= limit + 3; number += 1) showToast({ text: `${said.ar} ${number}` });
  await expect.poll(shown).toBe(limit);
  await haveSlidIn();
  await runTo(autoClose);
  await expect.poll(shown).toBe(0);
  // Each of those that leave is folded away; then the three come.
  await expect.poll(() => clock.endIn(collapse)).toBe(limit);
  clock.run(collapse);
  await expect.poll(shown).toBe(3);
  await haveSlidIn();
  await runTo(autoClose);
  await expect.poll(shown).toBe(0);
});

test('what cannot be copied is said as an error, nearest to the edge', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => write.mockRestore());
  const words = { text: 'نسق', copied: 'It is copied.', notCopied: 'It could not be copied.' };
  await mount(
    'en',
    <>
      <CopyButton {...words}>Copy</CopyButton>
      <Toasts />
    </>,
  );
  const copy = page.getByRole('button', { name: 'Copy' });
  await copy.click();
  await expect.poll(shown).toBe(1);
  expect(write).toHaveBeenCalledWith('نسق');
  write.mockRejectedValue(new Error('refused'));
  await copy.click();
  const error = page.getByRole('alert');
  await expect.element(error).toHaveTextContent(words.notCopied);
  await haveSlidIn();
  const [older, newer] = [page.getByRole('status'), error].map((each) => each.element().getBoundingClientRect());
  expect(newer!.top).toBeGreaterThanOrEqual(older!.bottom);
});

async function openToast(locale: Locale) {
  const t = await mount(locale, <Toasts />);
  showToast({ text: said[locale] });
  const toast = page.getByRole('region', { name: t('shell.toast.label') }).getByRole('status');
  await expect.element(toast).toBeVisible();
  await haveSlidIn();
  return toast;
}

function shown(): number {
  return page.getByRole('status').elements().length;
}

/** A toast's clock runs once it has slid in. */
function haveSlidIn() {
  return expect.poll(() => document.getAnimations().length).toBe(0);
}

/** So many toasts are to close after this time; of those that wait none is. */
function toClose(count: number, time: number) {
  return expect.poll(() => clock.endIn(time)).toBe(count);
}

/** To the moment at which the toasts close that nothing holds any more, and not sooner. */
async function runTo(time: number): Promise<void> {
  const before = shown();
  await toClose(before, time);
  clock.run(time - 1);
  await isShown();
  expect([before > 0, shown()]).toEqual([true, before]);
  clock.run(1);
}

/** What React has to show by now is shown after two frames. */
function isShown(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** What the browser's own input and media come by. */
function devTools(): CDPSession {
  return cdp();
}

/** The pointer goes to the other end of the page. */
function leaveToast(): Promise<unknown> {
  return devTools().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1, y: 1 });
}

function leaveWindow(left: boolean): void {
  vi.mocked(document.hasFocus).mockReturnValue(!left);
  window.dispatchEvent(new Event(left ? 'blur' : 'focus'));
}

/** The points of a drag by a share of the toast's width, negative to the left. */
function pathOf(toast: Element, share: number): { x: number; y: number }[] {
  const { left, right, top, width, height } = toast.getBoundingClientRect();
  const from = share < 0 ? right - 60 : left + 60;
  return [0, 0.25, 0.5, 0.75, 1].map((part) => ({ x: from + part * share * width, y: top + height / 2 }));
}

async function drag(toast: Element, share: number): Promise<void> {
  const points = pathOf(toast, share);
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', at: { x: number; y: number }) =>
    devTools().send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 });
  await mouse('mousePressed', points[0]!);
  for (const point of points) await mouse('mouseMoved', point);
  await mouse('mouseReleased', points.at(-1)!);
}

async function swipe(toast: Element, share: number): Promise<void> {
  const [first, ...others] = pathOf(toast, share);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devTools().send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [first!]);
  for (const point of others) await touch('touchMove', [point]);
  await touch('touchEnd', []);
}
