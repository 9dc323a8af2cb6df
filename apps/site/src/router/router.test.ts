import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openRouter, openTab, origin, type OpenRouter } from './testing/open-router.ts';

let open: OpenRouter;
beforeEach(() => {
  openTab('/works');
  open = openRouter();
});
afterEach(() => vi.unstubAllGlobals());

/** Follows a link, and shows its page. */
async function visit(to: string): Promise<void> {
  const arrived = open.router.navigate(to);
  open.asked.at(-1)!.answer();
  await arrived;
}

const address = () => window.location.href.slice(origin.length);
const entries = () => window.history.length;

test('the page that is shown stays, with its address, until the next one is here', async () => {
  const { router, asked, shown } = open;
  const arrived = router.navigate('/ar/blog?tag=a#end');
  expect(asked.map((page) => page.address)).toEqual(['/ar/blog?tag=a#end']);
  expect([shown(), address(), router.state.loading?.pathname]).toEqual(['/works 1', '/works', '/ar/blog']);
  asked[0]!.answer();
  await arrived;
  expect([shown(), address(), router.state.loading]).toEqual(['/ar/blog?tag=a#end 2', '/ar/blog?tag=a#end', null]);
  expect(router.state.shown.route.name).toBe('blog');
  expect(entries()).toBe(2);
});

test('listeners hear of the beginning and the end of a navigation, until they leave', async () => {
  const heard: (string | undefined)[] = [];
  const leave = open.router.subscribe(() => heard.push(open.router.state.loading?.pathname));
  await visit('/about');
  expect(heard).toEqual(['/about', undefined]);
  leave();
  await visit('/blog');
  expect(heard).toHaveLength(2);
});

test('of two navigations the newest counts, in whatever order they are answered', async () => {
  const { router, asked, shown } = open;
  const first = router.navigate('/about');
  const second = router.navigate('/blog');
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  asked[1]!.answer();
  await second;
  asked[0]!.answer('/contact');
  await first;
  expect([shown(), address(), entries()]).toEqual(['/blog 2', '/blog', 2]);
  expect(asked).toHaveLength(2);
});

test('what fails is thrown, and the page stays; what fails after it was left is nobody’s', async () => {
  const { router, asked, shown } = open;
  const left = router.navigate('/about');
  const arrived = router.navigate('/blog');
  asked[0]!.fail(new Error('late'));
  await expect(left).resolves.toBeUndefined();
  expect(router.state.loading?.pathname).toBe('/blog');
  asked[1]!.fail(new Error('broken'));
  await expect(arrived).rejects.toThrow('broken');
  expect([shown(), address(), router.state.loading]).toEqual(['/works 1', '/works', null]);
});

test.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example'])(
  '%s is no address of this site',
  async (to) => {
    await expect(open.router.navigate(to)).rejects.toThrow('is not an address of this site');
    expect(open.asked).toHaveLength(0);
  },
);

test('back and forward load their pages, and make no entries', async () => {
  await visit('/about');
  window.history.back();
  expect([address(), open.shown()]).toEqual(['/works', '/about 2']);
  open.asked.at(-1)!.answer();
  await vi.waitFor(() => expect(open.shown()).toBe('/works 3'), 20_000);
  window.history.forward();
  open.asked.at(-1)!.answer();
  await vi.waitFor(() => expect(open.shown()).toBe('/about 4'), 20_000);
  expect(entries()).toBe(2);
});

test('back during a navigation ends it: its page gets no entry', async () => {
  await visit('/about');
  const left = open.router.navigate('/blog');
  window.history.back();
  expect(open.asked.map((page) => [page.address, page.signal.aborted])).toEqual([
    ['/about', false],
    ['/blog', true],
    ['/works', false],
  ]);
  open.asked[1]!.answer();
  await left;
  open.asked[2]!.answer();
  await vi.waitFor(() => expect(open.shown()).toBe('/works 4'), 20_000);
  expect([address(), entries()]).toEqual(['/works', 2]);
});

test('back and, before that page is here, forward again: the page that stands needs no loading', async () => {
  await visit('/about');
  window.history.back();
  window.history.forward();
  expect(open.asked.map((page) => [page.address, page.signal.aborted])).toEqual([
    ['/about', false],
    ['/works', true],
  ]);
  expect([open.shown(), open.router.state.loading]).toEqual(['/about 2', null]);
});

test('a part of the page needs no loading, nor does the way back from it; it ends what is loading', async () => {
  const { router, asked, shown } = open;
  const left = router.navigate('/about');
  await router.navigate('/works#end');
  expect([shown(), address(), entries(), router.state.loading]).toEqual(['/works#end 1', '/works#end', 2, null]);
  asked[0]!.answer();
  await left;
  await router.navigate('#start');
  window.history.back();
  window.history.back();
  expect([shown(), address()]).toEqual(['/works 1', '/works']);
  expect(asked).toHaveLength(1);
});

test('an entry that the browser has made by itself is one of ours from then on', () => {
  window.history.pushState(null, '', '/works#typed');
  window.dispatchEvent(new window.PopStateEvent('popstate'));
  expect(open.shown()).toBe('/works#typed 1');
  expect(window.history.state.key).toBe(open.router.state.shown.location.key);
  expect(open.router.state.shown.location.key).not.toBe(open.router.first.location.key);
});

test('an entry keeps its key when its document is loaded again', () => {
  expect(openRouter().router.first.location).toEqual(open.router.first.location);
});

test('a link to the page itself loads it anew, in its own entry', async () => {
  await visit('/works');
  expect([open.shown(), entries()]).toEqual(['/works 2', 1]);
  await open.router.navigate('/works#end');
  await open.router.navigate('/works#end');
  expect([open.shown(), entries()]).toEqual(['/works#end 2', 2]);
});

test('a navigation can take the place of the current entry', async () => {
  const arrived = open.router.navigate('/works?page=2', { replace: true, keepScroll: true });
  open.asked[0]!.answer();
  await arrived;
  expect([open.shown(), address(), entries()]).toEqual(['/works?page=2 2', '/works?page=2', 1]);
  expect(open.router.state.shown.keepScroll).toBe(true);
});

test('a page that has moved is shown at its new address, with one entry', async () => {
  const { router, asked, shown } = open;
  const arrived = router.navigate('/old');
  asked[0]!.answer('/older?x=1');
  await vi.waitFor(() => expect(asked).toHaveLength(2), 20_000);
  expect(router.state.loading?.pathname).toBe('/older');
  asked[1]!.answer('/about#team');
  await vi.waitFor(() => expect(asked).toHaveLength(3), 20_000);
  asked[2]!.answer();
  await arrived;
  expect([shown(), address(), entries()]).toEqual(['/about#team 2', '/about#team', 2]);
});

test('back to a page that leads elsewhere: the way back from there leads on', async () => {
  await visit('/about');
  await visit('/blog');
  window.history.back();
  open.asked.at(-1)!.answer('/auth/login');
  await vi.waitFor(() => expect(open.asked.at(-1)!.address).toBe('/auth/login'), 20_000);
  open.asked.at(-1)!.answer();
  await vi.waitFor(() => expect(open.shown()).toMatch('/auth/login'), 20_000);
  window.history.back();
  expect(open.asked.at(-1)!.address).toBe('/works');
});

test('a page that leads back where the reader is makes no second entry of it', async () => {
  const arrived = open.router.navigate('/account');
  open.asked[0]!.answer('/works');
  await vi.waitFor(() => expect(open.asked).toHaveLength(2), 20_000);
  open.asked[1]!.answer();
  await arrived;
  expect([open.shown(), entries()]).toEqual(['/works 2', 1]);
});

test('redirects that never end are an error', async () => {
  const arrived = open.router.navigate('/old');
  for (let count = 1; count <= 21; count += 1) {
    await vi.waitFor(() => expect(open.asked).toHaveLength(count), 20_000);
    open.asked.at(-1)!.answer('/old');
  }
  await expect(arrived).rejects.toThrow('/old is redirected for ever.');
  expect([open.shown(), open.router.state.loading]).toEqual(['/works 1', null]);
});

test('the data of a page come anew without a navigation', async () => {
  const { router, asked, shown } = open;
  const { location } = router.state.shown;
  const done = router.revalidate();
  expect([asked[0]!.address, router.state.loading]).toEqual(['/works', null]);
  asked[0]!.answer();
  await done;
  expect([shown(), entries()]).toEqual(['/works 2', 1]);
  expect(router.state.shown.location).toBe(location);
});

test('data that are to come anew during a navigation are those of the page that is coming', async () => {
  const { router, asked, shown } = open;
  const left = router.navigate('/about');
  const done = router.revalidate();
  expect(asked.map((page) => [page.address, page.signal.aborted])).toEqual([
    ['/about', true],
    ['/about', false],
  ]);
  asked[1]!.answer();
  await done;
  asked[0]!.answer();
  await left;
  expect([shown(), entries()]).toEqual(['/about 2', 2]);
});

test('a part of a page whose data come anew waits for them', async () => {
  const { router, asked, shown } = open;
  const done = router.revalidate();
  const arrived = router.navigate('/works#end');
  expect(asked.map((page) => [page.address, page.signal.aborted])).toEqual([
    ['/works', true],
    ['/works#end', false],
  ]);
  asked[1]!.answer();
  asked[0]!.answer();
  await Promise.all([done, arrived]);
  expect(shown()).toBe('/works#end 2');
});

test('data that come anew may lead elsewhere: the page that was left so has no entry', async () => {
  await visit('/account');
  const done = open.router.revalidate();
  open.asked.at(-1)!.answer('/auth/login');
  await vi.waitFor(() => expect(open.asked.at(-1)!.address).toBe('/auth/login'), 20_000);
  open.asked.at(-1)!.answer();
  await done;
  expect([address(), entries()]).toEqual(['/auth/login', 2]);
  expect(open.router.state.shown.keepScroll).toBe(false);
});
