import { TableColumnsProvider } from '@payloadcms/ui';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { HostCall } from '../../../testing/screens/fake-host.ts';
import { clientCollection } from '../../../testing/screens/document-form.tsx';
import { inTurn } from '../../../testing/screens/in-turn.ts';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { NamesCell } from './names-cell.tsx';

const field = { name: 'author', type: 'relationship', relationTo: 'authors', label: 'Author', admin: {} } as never;
const config = {
  collections: [clientCollection('posts'), clientCollection('authors', { admin: { useAsTitle: 'name' } })],
};

/** A list with a row for each author, each of them as high as a screen. */
const list = (authors: (number | number[] | null)[], link = false) => (
  <TableColumnsProvider collectionSlug="posts" columnState={[]}>
    <ul>
      {[...authors.entries()].map(([row, cellData]) => (
        <li key={row} style={{ blockSize: '100vh' }}>
          <NamesCell
            {...{ cellData: cellData as number, collectionSlug: 'posts', field, link, rowData: { id: row + 1 } }}
          />
        </li>
      ))}
    </ul>
  </TableColumnsProvider>
);

const answer =
  (docs: object[], wait: Promise<void> = Promise.resolve()) =>
  ({ url }: HostCall) =>
    url.pathname === '/api/authors' ? wait.then(() => ({ docs })) : undefined;

test.each(inTurn('ar'))('every row has its name, also below the fold, by one call: %s', async (language) => {
  const { promise: answered, resolve: goOn } = Promise.withResolvers<void>();
  const names = [
    { id: 4, name: 'Layla' },
    { id: 5, name: 'نور' },
  ];
  const { calls, word } = mountScreen(language, list([4, 5, 4, [4, 5], 9, null]), {
    config,
    host: [answer(names, answered)],
  });
  const rows = page.getByRole('listitem');
  await expect.element(rows.nth(2)).toMatchTextContent(new RegExp(word('general:loading')));
  // What is true from the start.
  await expect.element(rows.nth(5)).toMatchTextContent(/Author/);
  goOn();
  await expect.element(rows.nth(2)).toMatchTextContent(/^Layla$/);
  await expect.element(rows.nth(1)).toMatchTextContent(/^نور$/);
  await expect.element(rows.nth(3)).toMatchTextContent(/^Layla[,،] نور$/u);
  // One that is gone takes no other's name away.
  await expect.element(rows.nth(4)).toMatchTextContent(/^ID: 9$/);
  const asked = calls
    .filter(({ url }) => url.pathname === '/api/authors')
    .map(({ url }) => url.searchParams.get('where[id][in]'));
  expect(asked).toEqual(['4,5,9']);
});

test('whoever may not read them is told no name, and none is denied', async () => {
  const refused = ({ url }: HostCall) =>
    url.pathname === '/api/authors' ? new Response('{"errors":[]}', { status: 403 }) : undefined;
  mountScreen('en', list([4], true), { config, host: [refused] });
  await expect.element(page.getByRole('link', { name: 'ID: 4' })).toBeVisible();
});
