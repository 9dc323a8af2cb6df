import { angularTiling, type AngularTiling } from './angular.ts';

/** Angles in steps of 45°. */
const shapes = {
  octagon: [3, 3, 3, 3, 3, 3, 3, 3],
  square: [2, 2, 2, 2],
  hexagon: [2, 3, 3, 2, 3, 3],
};
const eightfold = (steps: AngularTiling['steps'], cell: AngularTiling['cell']) =>
  angularTiling({ directions: 8, shapes, steps, cell });

/** Two hexagons and a square to an octagon, on a square lattice at 45°. */
export const octagonsAndHexagons = eightfold(
  [
    [0, 1, 2, 1],
    [-1, -1, 1, 2],
  ],
  [
    ['octagon', [0, 0, 0, 0], 0],
    ['hexagon', [0, 0, 0, 1], 5],
    ['square', [0, 0, 0, 0], 6],
    ['hexagon', [1, 1, 0, 0], 5],
  ],
);

/** Two hexagons and two squares to an octagon, on a rectangle. */
export const octagonsInRows = eightfold(
  [
    [0, 1, 1, 1],
    [-2, -2, 0, 2],
  ],
  [
    ['octagon', [0, 0, 0, 0], 0],
    ['square', [0, 0, 0, 0], 3],
    ['hexagon', [1, 0, 0, 0], 7],
    ['square', [1, 1, 0, 0], 0],
    ['hexagon', [0, 0, 1, 2], 5],
  ],
);

/** Two hexagons and five squares to an octagon: stars of eight, and rosettes of squares between them. */
export const octagonsAmongSquares = eightfold(
  [
    [0, 2, 1, 2],
    [-1, -2, 0, 2],
  ],
  [
    ['octagon', [0, 0, 0, 0], 0],
    ['square', [0, 0, 0, 0], 3],
    ['hexagon', [0, -1, 0, 0], 7],
    ['square', [1, 0, 0, 0], 7],
    ['square', [1, 1, 1, 1], 7],
    ['square', [0, 1, 1, 1], 3],
    ['square', [0, -1, 0, 0], 3],
    ['hexagon', [0, -1, 0, 1], 1],
  ],
);
