import type { BlockType, HomeSection } from '@nasaq/contract';
import type { KindDrawing } from '@nasaq/translation';

/** What each block is to the eye, for who chooses one: from the side where reading begins. */
export const drawings: Record<BlockType, KindDrawing> = {
  text: { areas: 'M6 6h22v3H6z', lines: 'M6 15h44M6 20h44M6 25h44M6 30h26' },
  picture: { areas: 'M6 6h20v24H6z', lines: 'M32 8h18M32 14h18M32 20h18M32 26h10' },
  gallery: { areas: 'M6 6h13v11H6zM22 6h12v11H22zM37 6h13v11H37zM6 20h21v10H6zM30 20h20v10H30z' },
  figures: {
    areas: 'M6 8h9v9H6zM23 8h9v9h-9zM40 8h9v9h-9z',
    lines: 'M6 23h11M23 23h11M40 23h10M6 28h6M23 28h6M40 28h6',
  },
  quote: { areas: 'M6 7h6v6l-3 4H6zM15 7h6v6l-3 4h-3z', lines: 'M6 23h44M6 29h24' },
  steps: {
    areas: 'M6 11a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM24 11a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM42 11a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
    lines: 'M14 11h10M32 11h10M6 22h11M24 22h11M42 22h8M6 28h7M24 28h7M42 28h6',
  },
  table: { areas: 'M6 6h44v8H6z', lines: 'M6 6h44v24H6zM6 14h44M6 22h44M21 6v24M36 6v24' },
  questions: { lines: 'M6 8h32M6 18h32M6 28h32M44 7l3 3 3-3M44 17l3 3 3-3M44 27l3 3 3-3' },
  video: { areas: 'M24 12v12l10-6z', lines: 'M6 6h44v24H6z', isUpright: true },
  entries: { areas: 'M6 6h9v6H6zM6 15h9v6H6zM6 24h9v6H6z', lines: 'M20 9h30M20 18h30M20 27h22' },
  logos: {
    areas: 'M7 11h9v9H7zM23 15.5l5-5 5 5-5 5zM40 15.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z',
    lines: 'M7 27h9M24 27h8M40 27h9',
  },
  people: {
    areas: 'M9 11a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM24 11a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM39 11a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
    lines: 'M7 23a6 6 0 0 1 12 0M22 23a6 6 0 0 1 12 0M37 23a6 6 0 0 1 12 0M9 29h8M24 29h8M39 29h8',
  },
  hours: { lines: 'M6 18a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM15 12v9M32 10h18M32 18h18M32 26h11' },
  map: {
    areas: 'M28 11a4 4 0 0 1 4 4c0 3-4 7-4 7s-4-4-4-7a4 4 0 0 1 4-4z',
    lines: 'M6 9l14-3 16 4 14-3v20l-14 3-16-4-14 3zM20 6v20M36 10v20',
  },
  form: { areas: 'M6 24h16v6H6z', lines: 'M6 6h44v6H6zM6 15h44v6H6z' },
  call: { areas: 'M6 6h44v24H6z', lines: 'M12 13h26M12 19h16M12 25h9' },
};

/** The home page's own sections look as these do. */
export const sectionDrawings: Record<HomeSection, BlockType> = {
  figures: 'figures',
  clients: 'logos',
  services: 'questions',
  works: 'gallery',
  industries: 'text',
  steps: 'steps',
  products: 'picture',
  posts: 'entries',
  quote: 'quote',
  call: 'call',
};
