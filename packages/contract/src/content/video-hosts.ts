// Apart from the schemas, which pages with a film do without.

/** Players of other sites: nothing of them is asked for before a reader wants it. */
export const videoHosts = { youtube: 'www.youtube-nocookie.com', vimeo: 'player.vimeo.com' } as const;
export type VideoHost = keyof typeof videoHosts;
