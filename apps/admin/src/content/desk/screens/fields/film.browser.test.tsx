import { useListDrawerContext } from '@payloadcms/ui';
import type { ServerFunctionClient } from 'payload';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Answer } from '../../../../testing/screens/fake-host.ts';
import { inTurn } from '../../../../testing/screens/in-turn.ts';
import { deskTexts } from '../../../catalogue/index.ts';
import { DeskHost } from '../../testing/desk-host.ts';
import { showDesk } from '../../testing/show-desk.tsx';

const filter = { mimeType: { contains: 'video/' } };
const label = { en: 'Film of your own', ar: 'فيلم من ملفاتك' };

/** What the library shows to choose from, and what somebody brings. */
function Files() {
  const { onSelect } = useListDrawerContext();
  const bring = (id: number, mimeType: string) =>
    onSelect?.({ collectionSlug: 'media', doc: { id, mimeType }, docID: String(id) } as never);
  return (
    <>
      <button onClick={() => bring(8, 'image/png')} type="button">
        still.png
      </button>
      <button onClick={() => bring(9, 'video/mp4')} type="button">
        tour.mp4
      </button>
    </>
  );
}

test.each(inTurn('en'))(
  'a film is asked for by its name, films alone are offered, and another file is not taken: %s',
  async (language) => {
    const texts = deskTexts[language];
    const host = new DeskHost();
    host.fields = [
      ...host.fields,
      {
        name: 'film',
        kind: 'upload',
        localized: false,
        aside: true,
        label,
        relationTo: ['media'],
        files: 'film',
        filter,
      },
    ];
    const asked: unknown[] = [];
    const serverFunction = (({ args, name }: { args: { query?: { where?: unknown } }; name: string }) => {
      if (name === 'render-list') asked.push(args.query?.where);
      return Promise.resolve(name === 'render-list' ? { List: <Files /> } : undefined);
    }) as unknown as ServerFunctionClient;
    const answer: Answer = ({ url }) =>
      url.pathname === '/api/media'
        ? {
            docs: [
              {
                id: 9,
                alt: { en: 'A tour', ar: 'جولة' },
                filename: 'tour.mp4',
                mimeType: 'video/mp4',
                url: '/media/tour.mp4',
              },
            ],
          }
        : undefined;
    showDesk(language, host, { answer, serverFunction });
    const group = page.getByRole('group', { name: label[language] });
    await group.getByRole('button', { name: texts.chooseFilm }).click();
    await page.getByRole('button', { name: 'still.png' }).click();
    await expect.element(group.getByRole('alert')).toHaveTextContent(texts.noFilm);
    expect(JSON.stringify(asked)).toContain(JSON.stringify(filter));
    await group.getByRole('button', { name: texts.chooseFilm }).click();
    await page.getByRole('button', { name: 'tour.mp4' }).click();
    await expect.element(group.getByText('tour.mp4')).toBeVisible();
    await expect.element(group.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(group.getByRole('button', { name: texts.changeFilm })).toBeVisible();
    await expect.element(group.getByRole('img')).not.toBeInTheDocument();
    await expect.poll(() => host.saves.at(-1)?.shared?.values.film).toBe(9);
    expect(host.saves).toHaveLength(1);
  },
);
