import type { VideoHost } from './video-hosts.ts';

/** What a button may lead to: a page of this site, or what a browser opens without running it. */
const targets = /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:|#)/iu;

/** The address as it may stand in a page; null for any that may not. */
export function safeTarget(address: string | null | undefined): string | null {
  const trimmed = (address ?? '').trim();
  return targets.test(trimmed) && !/[\s\\]/u.test(trimmed) ? trimmed : null;
}

/** The film at an address as YouTube or Vimeo show it. */
export function filmAt(address: string | null | undefined): { host: VideoHost; id: string } | null {
  const trimmed = (address ?? '').trim();
  if (!URL.canParse(trimmed)) return null;
  const url = new URL(trimmed);
  if (url.protocol !== 'https:') return null;
  const host = url.hostname.replace(/^(?:www|m)\./u, '');
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const id =
    host === 'youtu.be'
      ? first
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? (url.searchParams.get('v') ?? (['embed', 'shorts', 'live'].includes(first) ? second : ''))
        : '';
  if (/^[\w-]{11}$/u.test(id)) return { host: 'youtube', id };
  const film = host === 'vimeo.com' ? first : host === 'player.vimeo.com' ? second : '';
  return /^\d{5,12}$/u.test(film) ? { host: 'vimeo', id: film } : null;
}
