import type { BlockType, HomeSection, Locale, PartName } from '@nasaq/contract';
import type { Overruled } from '../content/index.ts';
import type { Changes } from './merge-step.ts';

/** Below the address of the admin. */
export const startRoute = '/start';

/** What there is to do before a site is shown to the world, in the order of the assistant. */
export const stepNames = [
  'company',
  'hours',
  'brand',
  'parts',
  'home',
  'legal',
  'words',
  'colleagues',
  'mail',
  'address',
  'menu',
  'alt',
  'search',
  'backup',
  'demo',
] as const;
export type StepName = (typeof stepNames)[number];

/** Where the draft waits for which a step cannot be saved: its name is in the language of the menus. */
export interface WaitingScreen {
  global: StepGlobal;
  name: string;
}

export interface Step {
  name: StepName;
  /** Told by what is stored; `demo` is done where nothing of the invented company is left. */
  isDone: boolean;
  /** How many there are of what is missing; absent where that is no number. */
  count?: number;
  /** What `words` counts. */
  promises?: BuiltPromise[];
  /** No mail server is set, so that what it sends is kept, and reaches nobody. */
  isKept?: boolean;
  /** The place where it is done, below the address of the admin; none where it is done here. */
  to?: string;
}

export interface CompanyForm {
  name: Record<Locale, string>;
  description: Record<Locale, string>;
  address: Record<Locale, string>;
  email: string;
  phone: string;
}

export const weekdays = ['0', '1', '2', '3', '4', '5', '6'] as const;
export type Weekday = (typeof weekdays)[number];

/** Times are `09:00`. */
export interface Interval {
  from: string;
  to: string;
}

export interface HoursForm {
  timeZone: string;
  /** By the day of the week, `0` for Sunday; none where the company is closed. */
  days: Record<Weekday, Interval[]>;
  /** Closed on these, in addition to what stands in the form of the site data. Dates are `2027-01-07`. */
  holidays: { id: string; date: string; label: Record<Locale, string> }[];
}

/** A file of the brand that the host has taken, by its hash: `POST /api/globals/brand/files`. */
export interface LogoFile {
  file: string;
  name: string;
  type: 'svg' | 'png';
  width?: number;
  height?: number;
}

/** Colours as they are typed; empty for that of the house. */
export interface BrandForm {
  mark: 'house' | 'rosette' | 'file';
  logo: LogoFile | null;
  /** For dark grounds; without it the other one stands there, too. */
  logoDark: LogoFile | null;
  logoHasName: boolean;
  colour: string;
  accent: string;
}

type Texts = Record<Locale, string>;

/** A place of the home page: one of its own sections, or a block that its owner has put there. */
export interface HomePlace {
  /** What joins its rows of both languages. */
  id: string;
  section: HomeSection | null;
  block?: BlockType;
  isShown: boolean;
}

/** A figure with what it counts, or a step with its sentence. */
export interface HomeRow {
  /** What joins its rows of both languages. */
  id: string;
  head: Texts;
  body: Texts;
}

export interface HomeForm {
  statement: Texts;
  intro: Texts;
  /** In the order of the page; what is not shown comes last. */
  places: HomePlace[];
  figures: HomeRow[];
  steps: HomeRow[];
  quote: { text: Texts; author: Texts; role: Texts };
  call: { title: Texts; text: Texts };
}

/** The parts that are wanted. */
export interface PartsForm {
  wanted: Record<PartName, boolean>;
}

/** A built text that promises something, as it is read in the language of the menus. */
export interface BuiltPromise {
  key: string;
  /** Its page or mail, by its name. */
  place: string;
  text: string;
}

/** What a step asks for, by its name. Several administrators may have it open: a save names what its reader has changed. */
export interface StepForms {
  company: CompanyForm;
  hours: HoursForm;
  brand: BrandForm;
  parts: PartsForm;
  home: HomeForm;
}

/** What each step shows of a draft, by the names of its fields: its save publishes them. */
export type DraftedFields = Partial<Record<keyof StepForms, readonly string[]>>;

/** Of the call that a form of the assistant is sent by: `POST /api/start/<name>`. */
export interface StartForms extends Record<keyof StepForms, Changes> {
  legal: object;
  mail: object;
  words: object;
  board: { putAway: boolean };
  own: { sure: true };
}

export interface StartAnswer {
  /** What came of it, in the language of the menus. */
  told?: string;
  steps?: Step[];
}

/**
 * After the save of a step; `now` comes with a refusal, too. Where somebody else has changed the same, it is refused with
 * `both_changed` and these fields: of texts each language for itself, of lists the ids of their rows.
 */
export interface StepAnswer<Form> extends StartAnswer {
  /** What was stored before, which may be more than the reader had seen. */
  found: Form;
  /** What is stored. */
  now: Form;
}

/** What steps are stored in. */
export type StepGlobal = 'brand' | 'home' | 'parts' | 'site';

/** A text of the reader that a colleague has replaced, knowing both. */
export interface OverruledField extends Overruled {
  global: StepGlobal;
  name: keyof StepForms;
  /** Where the step shows it as a text; none of lists and choices. */
  field: string | null;
}

/** What was taken away where the demo's content had to go. */
export interface OwnAnswer {
  removed: number;
  /** Entries that stay because of what people have sent about them. */
  kept: number;
  /** The file with all that was removed, on the host. */
  file: string;
}
