import type { ToolName } from './editor-texts.ts';

export interface Tool {
  name: ToolName;
  /** Trix toggles an attribute of the text … */
  attribute?: string;
  /** … or does something. */
  action?: string;
  /** With Ctrl or ⌘. */
  key?: string;
  /** Path of its icon in a box of 24. */
  icon: string;
  /** Follows the direction of reading. */
  mirrors?: boolean;
}

/** The toolbar, group by group; thin lines in squares, as the rest of the site draws. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    {
      name: 'bold',
      attribute: 'bold',
      key: 'b',
      icon: 'M8 5h5a3.500 3.500 0 0 1 0 7H8zm0 7h6a3.500 3.500 0 0 1 0 7H8z',
    },
    { name: 'italic', attribute: 'italic', key: 'i', icon: 'M10 5h7M7 19h7M14 5l-4 14' },
    {
      name: 'strike',
      attribute: 'strike',
      icon: 'M4 12h16M16 8c0-2-1.500-3-4-3s-4 1-4 3 2 3 4 4m4 4c0 2-1.500 3-4 3s-4-1-4-3',
    },
    {
      name: 'link',
      attribute: 'href',
      action: 'link',
      key: 'k',
      icon: 'M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1',
    },
  ],
  [
    { name: 'heading', attribute: 'heading1', icon: 'M6 5v14M18 5v14M6 12h12' },
    {
      name: 'quote',
      attribute: 'quote',
      icon: 'M5 7h5v5H5zm5 5c0 3-1.500 4.500-4 5M14 7h5v5h-5zm5 5c0 3-1.500 4.500-4 5',
      mirrors: true,
    },
    { name: 'code', attribute: 'code', icon: 'm8 7-5 5 5 5m8-10 5 5-5 5' },
    {
      name: 'bullets',
      attribute: 'bullet',
      icon: 'M9 6h11M9 12h11M9 18h11M4 5.250h1.500v1.500H4zm0 6h1.500v1.500H4zm0 6h1.500v1.500H4z',
      mirrors: true,
    },
    // Strokes that count: they read in either script, and mirrored.
    {
      name: 'numbers',
      attribute: 'number',
      icon: 'M12 6h9M12 12h9M12 18h9M3.500 4v4m0 2v4m2.750-4v4m-2.750 2v4m2.750-4v4m2.750-4v4',
      mirrors: true,
    },
    {
      name: 'outdent',
      action: 'decreaseNestingLevel',
      icon: 'M4 5h16M12 10h8M12 14h8M4 19h16M8 9l-3 3 3 3',
      mirrors: true,
    },
    {
      name: 'indent',
      action: 'increaseNestingLevel',
      icon: 'M4 5h16M12 10h8M12 14h8M4 19h16M5 9l3 3-3 3',
      mirrors: true,
    },
  ],
  [
    {
      name: 'attach',
      action: 'attachFiles',
      icon: 'm19 11-7.500 7.500a4.500 4.500 0 0 1-6.400-6.400L13 4.200a3 3 0 0 1 4.300 4.300l-7.800 7.800a1.500 1.500 0 0 1-2.200-2.200L14 7.500',
    },
  ],
  [
    { name: 'undo', action: 'undo', key: 'z', icon: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3', mirrors: true },
    { name: 'redo', action: 'redo', key: 'shift+z', icon: 'm16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h3', mirrors: true },
  ],
];
