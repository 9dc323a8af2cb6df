import { useModel } from '../../router/context.tsx';
import { EntryBand } from '../../ui/entry.tsx';
import { PageBlocks } from '../../ui/page-blocks.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import type { loader } from './loader.ts';

/** A page that its owner has composed: a head, and blocks. */
export function Component() {
  const { blocks, page } = useModel<typeof loader>();
  return (
    <article>
      <PageHeader
        title={page.title}
        lead={page.summary}
        {...(!page.cover && { art: { type: 'landing-pages' as const, key: page.key } })}
      />
      {page.cover && <EntryBand type="landing-pages" entry={page} />}
      <PageBlocks blocks={blocks} />
    </article>
  );
}
