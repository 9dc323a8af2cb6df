import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adminUrl } from '../support/addresses.ts';
import { expect, test } from '../support/admin-test.ts';

// What the evil page asks for is what is looked at.
test.use({
  roles: ['admin'],
  expectedConsoleErrors: [/status of 403|third-party request: http:\/\/(localhost:\d+|mail\.example)\//],
});

const thief = 'thief@evil.example';

/** A form as any page may hold it: it needs no script, and browsers send the cookie of the same host name with it. */
function formOf(method: string): string {
  const fields = { name: 'Thief', email: thief, password: 'twelve stolen spoons', roles: 'admin' };
  const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`);
  return `<form action="${adminUrl}/api/users" enctype="multipart/form-data" method="${method}">${inputs.join('')}<button>Win</button></form>`;
}

test('a page on another port of the same host name posts a form with the cookie of a signed-in administrator → refused, and nobody is made', async ({
  adminApi,
  page,
  signedIn,
}) => {
  void signedIn;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(`<!doctype html><title>Evil</title>${formOf('post')}`);
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/users')),
    page.getByRole('button', { name: 'Win' }).click(),
  ]);
  const sent = await answer.request().allHeaders();
  server.close();
  expect([sent['cookie'], sent['sec-fetch-site']]).toEqual([expect.stringContaining('-token='), 'same-site']);
  expect(answer.status()).toBe(403);
  await expect(page.getByText('The request came from another site.')).toBeVisible();
  expect(await adminApi.find('users', { 'where[email][equals]': thief })).toEqual([]);
});

test('a link from another page finds a member of staff signed in', async ({ page, signedIn }) => {
  void signedIn;
  // Another site altogether, as a mail program in the browser is.
  await page.route('http://mail.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${adminUrl}/admin/collections/posts">Posts</a>` }),
  );
  await page.goto('http://mail.example/');
  await page.getByRole('link', { name: 'Posts' }).click();
  await expect(page).toHaveURL(`${adminUrl}/admin/collections/posts`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
