import * as circleScenes from './circle-scenes.ts';
import * as lineScenes from './line-scenes.ts';
import * as objectScenes from './object-scenes.ts';
import * as phoneScenes from './phone-scenes.ts';
import * as printScenes from './print-scenes.ts';
import * as screenScenes from './screen-scenes.ts';
import * as windowScenes from './window-scenes.ts';
import type { Scene } from './kit.ts';

/** What each picture shows, in the order of the alternative texts in the content. */
export const scenes: Record<string, Scene[]> = {
  'products/mizan': [windowScenes.approvalPath(4, 2), windowScenes.dividedBars(6), windowScenes.table(6, 4, 2)],
  'products/qalam': [screenScenes.sideBySide(true), windowScenes.checks(2, 1), windowScenes.checks(3, 1)],
  'products/mawid': [
    phoneScenes.phones(1, phoneScenes.buttons),
    windowScenes.calendar(4, 8),
    screenScenes.calledNumber(),
  ],
  'products/daftar': [windowScenes.checks(2, 3), screenScenes.sideBySide(false), windowScenes.table(7, 4, 0)],
  'products/khazna': [screenScenes.scans(3, 3), screenScenes.scans(1, 1), windowScenes.calendar(12, 8)],
  'products/masar': [lineScenes.routes(5), phoneScenes.phones(1, phoneScenes.nextStop), windowScenes.table(7, 6, 4)],
  'products/lawha': [windowScenes.dashboard(), windowScenes.definition(), screenScenes.opened()],
  'products/bareed': [screenScenes.sideBySide(false), windowScenes.checks(1, 3), screenScenes.lanes()],
  'products/sijil': [screenScenes.chain(5), windowScenes.table(8, 4, 3), screenScenes.verified()],
  'works/governorate-portal': [
    circleScenes.hexagonalCircles(23),
    printScenes.mirroredPages(),
    lineScenes.foldingSquares(),
  ],
  'works/qanater-bank': [
    circleScenes.arches(7),
    phoneScenes.phones(7, phoneScenes.amounts),
    circleScenes.rings(11),
    printScenes.colourSheet(),
  ],
  'works/sawaqi-museum': [circleScenes.wheel(), circleScenes.sixPatterns(), printScenes.printed()],
  'works/nawl-textiles': [
    lineScenes.weave([2, 5, 8]),
    objectScenes.pictograms(),
    objectScenes.figureGrid(),
    lineScenes.yearStrip(),
  ],
  'works/shifa-clinics': [
    circleScenes.dayArcs(),
    phoneScenes.phones(3, phoneScenes.circleAndList),
    lineScenes.staircases(),
  ],
  'works/sahl-ferry': [lineScenes.crossings(9), printScenes.ticket(), printScenes.inspector(), objectScenes.boats()],
  'works/wasl-logistics': [lineScenes.routes(5), printScenes.addressCard(), objectScenes.tangledAndOrdered()],
  'works/zajal-publishing': [objectScenes.joinedColumns(), circleScenes.openQuarter(), printScenes.mirroredPages()],
  'works/bostan-markets': [objectScenes.crates(), printScenes.packingList(), circleScenes.petals(8)],
  'works/manara-hotels': [circleScenes.lenses(7), printScenes.mirroredPages(), lineScenes.signOnGrid()],
  'works/ufuq-university': [lineScenes.risingDots(184), circleScenes.arches(5, true), printScenes.timetables()],
  'works/tamr-exports': [objectScenes.fronds(), objectScenes.journey(), printScenes.crateLabel()],
};
