import { angularTiling, type AngularTiling } from './angular.ts';

/** The five girih tiles (P. J. Lu and P. J. Steinhardt, 2007); angles in steps of 36°. */
const shapes = {
  decagon: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
  pentagon: [3, 3, 3, 3, 3],
  hexagon: [2, 4, 4, 2, 4, 4],
  bowtie: [2, 2, 6, 2, 2, 6],
  rhombus: [2, 3, 2, 3],
};
const girih = (steps: AngularTiling['steps'], cell: AngularTiling['cell']) =>
  angularTiling({ directions: 10, shapes, steps, cell });

/** One hexagon and one bow tie to a decagon, on a rectangle. */
export const decagonsInRows = girih(
  [
    [-1, 2, 0, 2],
    [-3, 0, -1, 1],
  ],
  [
    ['decagon', [0, 0, 0, 0], 0],
    ['hexagon', [0, 0, 0, 0], 4],
    ['bowtie', [1, 1, 0, 0], 0],
  ],
);

/** One hexagon and two bow ties to a decagon, on a rhombus: the commonest tenfold pattern of all. */
export const decagonsAndBowties = girih(
  [
    [-2, 4, -1, 3],
    [-3, 2, -2, 3],
  ],
  [
    ['decagon', [0, 0, 0, 0], 0],
    ['bowtie', [-1, 1, -1, 2], 6],
    ['hexagon', [0, -1, 0, 0], 9],
    ['bowtie', [1, 0, 0, 0], 9],
  ],
);

/** Two pentagons and two rhombi to a decagon, on a rectangle. */
export const decagonsAndPentagons = girih(
  [
    [-1, 2, 0, 2],
    [-3, 0, -2, 2],
  ],
  [
    ['decagon', [0, 0, 0, 0], 0],
    ['rhombus', [0, 0, 0, 0], 4],
    ['rhombus', [1, 0, 0, 0], 9],
    ['pentagon', [1, 1, 0, 0], 9],
    ['pentagon', [1, 1, 1, 0], 0],
  ],
);

/** Six pentagons, two hexagons and four rhombi to a decagon, on a rhombus: stars of five between stars of ten. */
export const decagonsAmongPentagons = girih(
  [
    [-2, 4, 0, 4],
    [-4, 2, -2, 4],
  ],
  [
    ['decagon', [0, 0, 0, 0], 0],
    ['pentagon', [0, 0, 0, 0], 4],
    ['pentagon', [0, 0, 0, 0], 7],
    ['pentagon', [1, 0, 0, 0], 8],
    ['rhombus', [2, 0, 1, -1], 2],
    ['rhombus', [-1, 1, -1, 2], 6],
    ['hexagon', [1, 1, 1, 0], 9],
    ['rhombus', [1, 1, 1, 0], 1],
    ['pentagon', [1, 1, 1, 1], 1],
    ['pentagon', [0, 2, 0, 2], 2],
    ['hexagon', [1, -1, 0, -1], 9],
    ['rhombus', [-1, 1, -1, 2], 2],
    ['pentagon', [-1, 2, 0, 2], 3],
  ],
);
