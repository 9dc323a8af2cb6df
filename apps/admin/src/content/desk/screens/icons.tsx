/** Strokes on a field of 20 by 20. Those with a direction follow that of the menus by CSS. */
const paths = {
  h2: 'M3 4v12M10 4v12M3 10h7M13 9.2c0-1.2.9-2 2-2s2 .8 2 1.9c0 .8-.4 1.4-1.2 2.2L13 14.6V16h4.2',
  h3: 'M3 4v12M10 4v12M3 10h7M13 8.2c.4-.7 1.1-1 1.9-1 1.1 0 2 .8 2 1.9s-.9 1.9-2 1.9c1.2 0 2.2.9 2.2 2.2s-1 2.3-2.3 2.3c-.9 0-1.7-.4-2.1-1.2',
  ul: 'M8 5h9M8 10h9M8 15h9M3.5 5h.6M3.5 10h.6M3.5 15h.6',
  ol: 'M8 5h9M8 10h9M8 15h9M3 3.5h1V7M3 12.5h1.6L3 16.5h1.8',
  blockquote: 'M3 4v12M7 6h10M7 10h10M7 14h6',
  bold: 'M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z',
  italic: 'M9 4h6M5 16h6M12 4 8 16',
  code: 'M7 6 3 10l4 4M13 6l4 4-4 4M11.2 4.5 8.8 15.5',
  link: 'M8.5 11.5a3 3 0 0 0 4.3 0l2.9-2.9a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.9 2.9a3 3 0 0 0 4.3 4.3l1-1',
  picture: 'M3 4h14v12H3zM3 13l4-4 4 4 2-2 4 4M13.2 7.2h.1',
  up: 'M10 16V4M5 9l5-5 5 5',
  down: 'M10 4v12M5 11l5 5 5-5',
  remove: 'M5 5l10 10M15 5 5 15',
  more: 'M4.5 10h.1M10 10h.1M15.5 10h.1',
  add: 'M10 4v12M4 10h12',
  swap: 'M3 7h13M12 3l4 4-4 4M17 13H4M8 9l-4 4 4 4',
  keys: 'M2.5 5h15v10h-15zM5.5 8h.1M8.5 8h.1M11.5 8h.1M14.5 8h.1M6 12h8',
  preview: 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 7.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z',
  next: 'M10 3v9M6 8l4 4 4-4M4 16h12',
  filter: 'M3 5h14M6 10h8M8.5 15h3',
  comment: 'M3.5 4.5h13v9h-7L6 16.5v-3H3.5z',
  edit: 'M4 16l.8-3.4L13 4.4l2.6 2.6-8.2 8.2zM11.2 6.2l2.6 2.6',
  check: 'M4 10.5 8.2 15 16 6',
  checks: 'M3 5.4 4.4 6.8 7 4M3 13.4l1.4 1.4L7 12M10.5 5.5H17M10.5 13.5H17',
  unfold: 'M5.5 8l4.5 4.5L14.5 8',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg aria-hidden="true" className="desk-icon" data-icon={name} viewBox="0 0 20 20">
      <path d={paths[name]} />
    </svg>
  );
}
