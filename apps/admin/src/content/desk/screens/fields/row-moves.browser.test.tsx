import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inTurn } from '../../../../testing/screens/in-turn.ts';
import { DeskHost } from '../../testing/desk-host.ts';
import { showDesk } from '../../testing/show-desk.tsx';

let host: DeskHost;
beforeEach(async () => {
  host = new DeskHost();
  await page.viewport(1440, 900);
});

const control = (place: string) => document.querySelector<HTMLInputElement>(`[data-place="${place}"]`);
/** The rows in their order, by what joins them. */
const order = () =>
  [...document.querySelectorAll('[data-path="steps"] [data-pair]')].map((row) => row.getAttribute('data-pair'));
const keys = (of: string) => userEvent.keyboard(of);
const undo = '{Control>}z{/Control}';

describe.each(inTurn('ar'))('rows that were moved by the keys, in %s', (language) => {
  beforeEach(async () => {
    showDesk(language, host);
    await vi.waitUntil(() => control('en:steps.a.title') !== null && order().join() === 'a,b', { timeout: 20_000 });
  });

  test('come back by the keys that take back what was done, one after the other, and go again', async () => {
    control('en:steps.a.title')!.focus();
    await keys('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    await expect.poll(order).toEqual(['b', 'a']);
    await keys(undo);
    await expect.poll(order).toEqual(['a', 'b']);
    expect(document.activeElement).toBe(control('en:steps.a.title'));
    await keys('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.poll(order).toEqual(['b', 'a']);
    await keys(undo);
    await expect.poll(order).toEqual(['a', 'b']);
    // Nothing is left to be taken back, and nothing of the texts was.
    await keys(undo);
    await expect.poll(order).toEqual(['a', 'b']);
  });

  test('stay in sight with the keys that are in them, also where their neighbour is high', async () => {
    document.querySelector<HTMLElement>('[data-pair="b"]')!.style.paddingBlockEnd = '1500px';
    const title = control('en:steps.a.title')!;
    title.focus();
    await keys('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    await expect.poll(order).toEqual(['b', 'a']);
    expect(document.activeElement).toBe(title);
    await expect.poll(() => title.getBoundingClientRect().bottom).toBeLessThan(900);
    expect(title.getBoundingClientRect().top).toBeGreaterThan(0);
    await keys(undo);
    await expect.poll(order).toEqual(['a', 'b']);
    await expect.poll(() => title.getBoundingClientRect().top).toBeGreaterThan(0);
  });

  test('stay where somebody has written since: that is what is taken back', async () => {
    const title = control('en:steps.a.title')!;
    const before = title.value;
    title.focus();
    await keys('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    await expect.poll(order).toEqual(['b', 'a']);
    await keys('{End}!');
    expect(title.value).toBe(`${before}!`);
    await keys(undo);
    await expect.poll(() => control('en:steps.a.title')!.value).toBe(before);
    expect(order()).toEqual(['b', 'a']);
  });
});
