'use client';

import { useEffect, useEffectEvent } from 'react';
import { useDesk } from '../desk-context.ts';
import { useColleagues } from './presence-context.tsx';

/** Shows what others store as they store it: who translates sees at once what has become of the source. */
export function FollowOthers() {
  const { saves } = useDesk();
  const { stored } = useColleagues();
  const follow = useEffectEvent(() => void saves.show());
  useEffect(() => {
    if (stored > 0) follow();
  }, [stored]);
  return null;
}
