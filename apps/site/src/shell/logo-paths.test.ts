import { logoMark } from '@nasaq/patterns';
import { expect, it } from 'vitest';
import { logoPaths, logoStrokeWidth, logoViewBox } from './logo-paths.ts';

it('the logo of the bar is the mark that the patterns package draws', () => {
  expect({ viewBox: logoViewBox, strokes: logoPaths, strokeWidth: logoStrokeWidth }).toEqual(logoMark());
});
