import type { Finding } from '@nasaq/translation/checks';

/** Told apart by their shapes: nobody has to see colours. */
const shapes = {
  stops: 'M5 1.5h6l3.5 3.5v6L11 14.5H5L1.5 11V5zM5 7.2v1.6h6V7.2z',
  warns: 'M8 1.6 15 14.4H1zM7.2 6v4.4h1.6V6zm0 5.6v1.4h1.6v-1.4z',
};

/** How grave a finding is. */
export function LevelShape({ level }: Pick<Finding, 'level'>) {
  return (
    <svg aria-hidden="true" className="finding-level" data-level={level} viewBox="0 0 16 16">
      <path d={shapes[level]} fillRule="evenodd" />
    </svg>
  );
}
