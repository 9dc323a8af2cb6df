import { useEffect, useState } from 'react';

const quietFor = 1_500;

/** The message once it has been the same for a while, so that a screen reader is not interrupted at every key. */
export function useAnnouncement(message: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(message), quietFor);
    return () => clearTimeout(timer);
  }, [message]);
  return announced;
}
