import { homeSections, type Locale, parts } from '@nasaq/contract';
import type { ComponentProps } from 'react';
import { contentLabels } from '../../content/catalogue/index.ts';
import { adjustedTexts } from '../../content/brand/adjusted-texts.ts';
import { partLabels } from '../../content/parts/catalogue/index.ts';
import type { StartScreen } from '../screens/start-screen.tsx';
import { type Step, type StepForms, stepNames, weekdays } from '../start-api.ts';

const both = (en: string, ar: string) => ({ en, ar });
const empty = both('', '');
const office = { from: '09:00', to: '17:00' };

/** What the steps of a company hold that is there already. */
export const sahel: StepForms = {
  company: {
    name: both('Sahel', 'ساحل'),
    description: both('Clean water.', 'مياه نقية.'),
    address: both('Alexandria', 'الإسكندرية'),
    email: 'hello@sahel.example',
    phone: '+20 3 555 0100',
  },
  hours: {
    timeZone: 'Africa/Cairo',
    days: Object.fromEntries(
      weekdays.map((day) => [day, Number(day) < 5 ? [office] : []]),
    ) as StepForms['hours']['days'],
    holidays: [{ id: 'a', date: '2031-01-07', label: both('Christmas', 'عيد الميلاد') }],
  },
  brand: { mark: 'house', logo: null, logoDark: null, logoHasName: false, colour: '', accent: '' },
  parts: { wanted: Object.fromEntries(parts.map((part) => [part, true])) as StepForms['parts']['wanted'] },
  home: {
    statement: both('Clean water', 'مياه نقية'),
    intro: both('We build plants.', 'نبني محطات.'),
    places: homeSections.map((section) => ({ id: section, section, isShown: true })),
    figures: [
      { id: 'a', head: both('12', '١٢'), body: both('plants', 'محطة') },
      { id: 'b', head: both('3', '٣'), body: both('coasts', 'سواحل') },
    ],
    steps: [],
    quote: { text: empty, author: empty, role: empty },
    call: { title: empty, text: empty },
  },
};

export const everythingToDo: Step[] = stepNames.map((name) => ({ name, isDone: name === 'demo' }));

/** What they hold where nobody has said anything. */
export const nothing: StepForms = {
  ...sahel,
  company: { name: empty, description: empty, address: empty, email: '', phone: '' },
  home: { ...sahel.home, statement: empty, intro: empty, figures: [] },
};

/** The screen of the assistant with everything to do. Words of the brand are its labels in English. */
export function startProps(language: Locale, forms: StepForms = sahel): ComponentProps<typeof StartScreen> {
  const { parts: partForm, ...rest } = forms;
  return {
    ...rest,
    parts: partForm,
    adminRoute: '/admin',
    begun: '',
    drafted: {},
    overruled: [],
    language,
    sitePages: { en: 'about:blank', ar: 'about:blank#ar' },
    siteUrl: 'http://localhost:3000',
    steps: everythingToDo,
    partChoices: parts.map((name) => ({ name, label: partLabels.parts[name].name[language], hint: 'A hint.' })),
    shortestPassphrase: 12,
    zones: ['Africa/Cairo', 'Asia/Riyadh'],
    brandWords: {
      mark: 'Mark',
      marks: { rosette: 'Rosette', house: 'House', file: 'Files' },
      logo: 'Logo',
      logoHint: 'For light grounds.',
      logoDark: 'Dark logo',
      logoDarkHint: 'For dark grounds.',
      hasName: 'Has the name',
      hasNameHint: 'As letters.',
      upload: {
        choose: 'Choose',
        replace: 'Replace',
        remove: 'Remove',
        busy: 'Busy',
        failed: 'Failed',
        tooLarge: 'Large',
      },
      mostBytes: 2_000_000,
      noLogo: 'No logo',
      colour: 'Colour',
      colourHint: 'The main one.',
      accent: 'Accent',
      accentHint: 'The second one.',
      adjusted: adjustedTexts(language),
    },
    homeWords: {
      statement: contentLabels.pageGlobal.statement[language],
      intro: contentLabels.pageGlobal.intro[language],
      blocks: {} as never,
    },
  };
}
