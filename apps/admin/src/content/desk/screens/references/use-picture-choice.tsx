'use client';

import { useListDrawer } from '@payloadcms/ui';
import type { Where } from 'payload';
import { type ReactNode, useMemo } from 'react';

interface PictureChoice {
  choose: () => void;
  /** Stands anywhere on the screen; empty until it is asked for. */
  drawer: ReactNode;
}

const collectionSlugs: ['media'] = ['media'];

/** A file of the library. */
export interface ChosenFile {
  id: number | string;
  mimeType?: string | null;
}

/**
 * Lets somebody choose a picture that is there, or bring one: in the CMS's own drawer.
 * @param filter which of the library may be chosen; what is brought may be another
 */
export function usePictureChoice(
  onChoose: (id: number | string, file: ChosenFile) => void,
  filter?: Record<string, unknown>,
): PictureChoice {
  const filterOptions = useMemo(() => filter && { media: filter as Where }, [filter]);
  const [ListDrawer, , { closeDrawer, openDrawer }] = useListDrawer({
    collectionSlugs,
    uploads: true,
    ...(filterOptions && { filterOptions }),
  });
  return {
    choose: openDrawer,
    drawer: (
      <ListDrawer
        allowCreate
        onSelect={({ doc }) => {
          closeDrawer();
          const file = doc as ChosenFile;
          onChoose(file.id, file);
        }}
      />
    ),
  };
}
