'use client';

/** Lines in a square of 20; the ones that point somewhere turn round in Arabic. */
const lines = {
  back: 'M12 4 6 10l6 6',
  close: 'm5 5 10 10M15 5 5 15',
  clip: 'm14.5 9.5-5.3 5.3a3 3 0 0 1-4.2-4.2l6-6a2 2 0 0 1 2.9 2.8l-6 6a1 1 0 0 1-1.4-1.4L11.7 7',
  search: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM13 13l4 4',
  details: 'M3.5 4.5h13v11h-13zM12.5 4.5v11',
  send: 'M3.5 10h12m-5-5 5 5-5 5',
  down: 'M10 4v11m-5-5 5 5 5-5',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  file: 'M5 2.5h6.5l3.5 3.5v11.5H5zM11.5 2.5V6H15',
  lock: 'M5.5 9h9v7.5h-9zM7.5 9V6.5a2.5 2.5 0 0 1 5 0V9',
  one: 'm4.5 10.5 3.5 3.5 7.5-8',
  two: 'm1.5 10.5 3.5 3.5 7.5-8m-3.7 6.8 1.4 1.2 7.6-8',
} as const;

const mirrored = new Set<string>(['back', 'details', 'send']);

export function Icon({ name }: { name: keyof typeof lines }) {
  return (
    <svg
      aria-hidden="true"
      className={mirrored.has(name) ? 'chat-icon chat-icon--mirrored' : 'chat-icon'}
      fill="none"
      height="20"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={name === 'more' ? 2.4 : 1.5}
      viewBox="0 0 20 20"
      width="20"
    >
      <path d={lines[name]} />
    </svg>
  );
}
