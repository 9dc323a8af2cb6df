import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { checkSameContent } from './same-content.mjs';

const ours =
  '<html><head></head><body><h1>One</h1><p>It&#x27;s two</p><script>x()</script><noscript><b>two</b></noscript></body></html>';

async function check(theirs: string) {
  const server = createServer(({ url }, response) => response.end(url === '/ours' ? ours : theirs));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await checkSameContent('Theirs', `${address}/ours`, `${address}/theirs`);
}

test("scripts, what stands in for them, comments and escapes are each framework's own", async () => {
  await expect(check("<body><!--c--><h1>One</h1>\n<p>It's two</p></body>")).resolves.toBeUndefined();
});

test('another word is another page', async () => {
  await expect(check("<body><h1>One</h1><p>It's three</p></body>")).rejects.toThrow("theirs: One It's three");
});

test('other elements are another page', async () => {
  await expect(check("<body><h1>One</h1><p>It's <b>two</b></p></body>")).rejects.toThrow('has 4 elements');
});
