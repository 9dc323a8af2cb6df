import { TableColumnsProvider } from '@payloadcms/ui';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clientCollection } from '../../../testing/screens/document-form.tsx';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { AddressCell } from './address-cell.tsx';

const field = { name: 'from', type: 'text', label: 'Old path' } as const;

test.each([true, false])('a path in an Arabic list begins with its slash, in a link or without: %s', async (link) => {
  mountScreen(
    'ar',
    <TableColumnsProvider collectionSlug="redirects" columnState={[]}>
      <AddressCell
        cellData="/old-a"
        collectionSlug="redirects"
        field={field}
        link={link}
        rowData={{ id: 1, from: '/old-a' }}
      />
    </TableColumnsProvider>,
    { config: { collections: [clientCollection('redirects')] } },
  );
  const path = page.getByText('/old-a', { exact: true });
  await expect.element(path).toBeVisible();
  expect(page.getByRole('link').elements()).toHaveLength(link ? 1 : 0);
  const { firstChild: text } = path.element();
  const places = [0, 1].map((at) => {
    const range = document.createRange();
    range.setStart(text!, at);
    range.setEnd(text!, at + 1);
    return range.getBoundingClientRect().left;
  });
  // The slash, then the letter behind it.
  expect(places[0]).toBeLessThan(places[1]!);
});
