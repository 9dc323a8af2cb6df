/** The two strokes of `logoMark()` in @nasaq/patterns (a test keeps them equal): the browser need not load what draws them. */
export const logoViewBox = '0 0 240 240';
export const logoStrokeWidth = 14;
export const logoPaths = [
  'M120 10l32.2 32.2 45.6 0 0 45.6 32.2 32.2-32.2 32.2 0 45.6-45.6 0-32.2 32.2-32.2-32.2-45.6 0 0-45.6-32.2-32.2 32.2-32.2 0-45.6 45.6 0z',
  'M152.2 42.2l-7.5 53.1 53.1-7.5-42.9 32.2 42.9 32.2-53.1-7.5 7.5 53.1-32.2-42.9-32.2 42.9 7.5-53.1-53.1 7.5 42.9-32.2-42.9-32.2 53.1 7.5-7.5-53.1 32.2 42.9z',
];
