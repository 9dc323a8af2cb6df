import * as geometry from './geometry-scenes.ts';
import * as ui from './interface-scenes.ts';
import type { Scene } from './kit.ts';
import * as objects from './object-scenes.ts';
import * as phone from './phone-scenes.ts';

/** What each picture shows, in the order of the alternative texts in the content. */
export const scenes: Record<string, Scene[]> = {
  'products/mizan': [ui.approvalPath(4, 2), ui.dividedBars(6), ui.table(6, 4, 2)],
  'products/qalam': [ui.sideBySide(true), ui.checks(2, 1), ui.checks(3, 1)],
  'products/mawid': [phone.phones(1, phone.buttons), ui.calendar(4, 8), ui.calledNumber()],
  'products/daftar': [ui.checks(2, 3), ui.sideBySide(false), ui.table(7, 4, 0)],
  'products/khazna': [ui.scans(3, 3), ui.scans(1, 1), ui.calendar(12, 8)],
  'products/masar': [geometry.routes(5), phone.phones(1, phone.nextStop), ui.table(7, 6, 4)],
  'products/lawha': [ui.dashboard(), ui.definition(), ui.opened()],
  'products/bareed': [ui.sideBySide(false), ui.checks(1, 3), ui.lanes()],
  'products/sijil': [ui.chain(5), ui.table(8, 4, 3), ui.verified()],
  'works/governorate-portal': [geometry.hexagonalCircles(23), objects.mirroredPages(), geometry.foldingSquares()],
  'works/qanater-bank': [geometry.arches(7), phone.phones(7, phone.amounts), geometry.rings(11), objects.colourSheet()],
  'works/sawaqi-museum': [geometry.wheel(), geometry.sixPatterns(), objects.printed()],
  'works/nawl-textiles': [geometry.weave([2, 5, 8]), objects.pictograms(), objects.figureGrid(), geometry.yearStrip()],
  'works/shifa-clinics': [geometry.dayArcs(), phone.phones(3, phone.circleAndList), geometry.staircases()],
  'works/sahl-ferry': [geometry.crossings(9), objects.ticket(), objects.inspector(), objects.boats()],
  'works/wasl-logistics': [geometry.routes(5), objects.addressCard(), objects.tangledAndOrdered()],
  'works/zajal-publishing': [objects.joinedColumns(), geometry.openQuarter(), objects.mirroredPages()],
  'works/bostan-markets': [objects.crates(), objects.packingList(), geometry.petals(8)],
  'works/manara-hotels': [geometry.lenses(7), objects.mirroredPages(), geometry.signOnGrid()],
  'works/ufuq-university': [geometry.risingDots(184), geometry.arches(5, true), objects.timetables()],
  'works/tamr-exports': [objects.fronds(), objects.journey(), objects.crateLabel()],
};
