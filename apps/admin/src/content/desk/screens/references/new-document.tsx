import { useAuth, useDocumentDrawer } from '@payloadcms/ui';
import { useMemo } from 'react';
import { fill } from '../../../../platform/staff/screens/screen-texts.ts';
import { useDesk } from '../desk-context.ts';
import type { Reference } from './document-picker.tsx';
import { useCollections } from './use-collections.ts';

interface Props {
  relationTo: readonly string[];
  /** Which may be chosen: what is made is one of these. */
  filter?: Record<string, unknown> | undefined;
  onMade: (made: Reference) => void;
}

/** What entries are marked with: a few words in both languages are all of it, so it is made where it is missed. */
const marks = new Set(['authors', 'categories', 'tags']);

/** Below a field that refers to such marks: a new one, in the CMS's own drawer, for whoever may make it. */
export function NewDocument({ filter, onMade, relationTo: [slug = '', ...others] }: Props) {
  const mayCreate = Boolean(useAuth().permissions?.collections?.[slug]?.create);
  if (others.length > 0 || !marks.has(slug) || !mayCreate) return null;
  return <NewMark filter={filter} onMade={onMade} slug={slug} />;
}

function NewMark({ filter, onMade, slug }: Pick<Props, 'filter' | 'onMade'> & { slug: string }) {
  const { texts } = useDesk();
  const { label } = useCollections()(slug);
  const initialData = useMemo(() => presetOf(filter), [filter]);
  const [Drawer, , { closeDrawer, openDrawer }] = useDocumentDrawer({ collectionSlug: slug as 'categories' });
  return (
    <>
      <button className="desk-button desk-picker__new" onClick={openDrawer} type="button">
        {fill(texts.addRow, { row: label })}
      </button>
      <Drawer
        initialData={initialData}
        onSave={({ doc }) => {
          closeDrawer();
          onMade({ relationTo: slug, value: doc.id as number });
        }}
      />
    </>
  );
}

/** The values that a filter asks for, as those of a new document. */
function presetOf(filter: Props['filter']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(filter ?? {}).flatMap(([name, asked]) => {
      const value = (asked as { equals?: unknown } | null)?.equals;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
