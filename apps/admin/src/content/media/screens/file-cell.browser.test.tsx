import { TableColumnsProvider } from '@payloadcms/ui';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clientCollection } from '../../../testing/screens/document-form.tsx';
import { mountScreen } from '../../../testing/screens/mount-screen.tsx';
import { FileCell } from './file-cell.tsx';

const field = { name: 'filename', type: 'text', label: 'File' } as const;
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

test.each([
  [{ focalX: 20, focalY: 80 }, '20% 80%'],
  [{}, '50% 50%'],
])('the small picture of a list is cropped around the focus of the file: %j', async (focus, place) => {
  const rowData = { id: 1, filename: 'desk.gif', mimeType: 'image/gif', thumbnailURL: pixel, url: pixel, ...focus };
  mountScreen(
    'en',
    <TableColumnsProvider collectionSlug="media" columnState={[]}>
      <FileCell cellData="desk.gif" collectionSlug="media" field={field} link={true} rowData={rowData} />
    </TableColumnsProvider>,
    { config: { collections: [clientCollection('media', { upload: {} })] } },
  );
  await expect.element(page.getByRole('link', { name: /desk\.gif/ })).toBeVisible();
  const picture = page.getByRole('img', { includeHidden: true }).or(page.getByAltText('desk.gif'));
  await expect.element(picture.first()).toBeInTheDocument();
  const { objectFit, objectPosition } = getComputedStyle(document.querySelector('.file-cell img')!);
  expect([objectFit, objectPosition]).toEqual(['cover', place]);
});
