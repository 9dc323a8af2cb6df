import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountScreen } from '../../../../testing/screens/mount-screen.tsx';
import { useLeavingUntouched } from './leave-untouched.tsx';

const at = { address: '/api/posts/7/desk', language: 'ar', user: 7 };
let isUntouched = true;
beforeEach(() => {
  isUntouched = true;
});

function Desk() {
  useLeavingUntouched(at, () => isUntouched);
  return <p>The desk</p>;
}

async function open() {
  const { calls, rerender } = mountScreen('ar', <Desk />, {
    at: '/admin/collections/posts/7',
    host: [({ path }) => (path.endsWith('/left') ? {} : undefined)],
  });
  await expect.element(page.getByText('The desk')).toBeVisible();
  const told = () => calls.filter(({ path }) => path === '/api/posts/7/desk/left').length;
  const goTo = (path: string) => {
    history.replaceState(null, '', path);
    rerender(null);
  };
  return { goTo, told };
}

test('the page goes away, or a link leads to something else → the host is told', async () => {
  const { goTo, told } = await open();
  window.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(told()).toBe(1));
  goTo('/admin/collections/posts/71');
  await vi.waitFor(() => expect(told()).toBe(2));
});

test('another view of the same entry → nothing is told', async () => {
  const { goTo, told } = await open();
  goTo('/admin/collections/posts/7/form');
  await soon();
  expect(told()).toBe(0);
});

test('a word stands in it → nothing is told', async () => {
  const { goTo, told } = await open();
  isUntouched = false;
  window.dispatchEvent(new Event('pagehide'));
  goTo('/admin');
  await soon();
  expect(told()).toBe(0);
});

/** What is told, is told by now. */
const soon = () => new Promise((resolve) => void setTimeout(resolve));
