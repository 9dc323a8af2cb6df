'use client';

import { useListDrawer } from '@payloadcms/ui';
import type { ReactNode } from 'react';

interface PictureChoice {
  choose: () => void;
  /** Stands anywhere on the screen; empty until it is asked for. */
  drawer: ReactNode;
}

const collectionSlugs: ['media'] = ['media'];

/** Lets somebody choose a picture that is there, or bring one: in the CMS's own drawer. */
export function usePictureChoice(onChoose: (id: number | string) => void): PictureChoice {
  const [ListDrawer, , { closeDrawer, openDrawer }] = useListDrawer({ collectionSlugs, uploads: true });
  return {
    choose: openDrawer,
    drawer: (
      <ListDrawer
        allowCreate
        onSelect={({ doc }) => {
          closeDrawer();
          onChoose((doc as { id: number | string }).id);
        }}
      />
    ),
  };
}
