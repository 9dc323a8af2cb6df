import { isTimeZone } from '@nasaq/contract';
import type { Field, TextField } from 'payload';
import { dayOnly } from '../../../platform/staff/fields/dates.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { contentLabels } from '../../catalogue/index.ts';
import { staffLabels } from '../../../platform/staff/catalogue/index.ts';
import { type ClockHours, hoursFaults } from './sound-hours.ts';

const weekdays = [
  contentLabels.openingHours.sunday,
  contentLabels.openingHours.monday,
  contentLabels.openingHours.tuesday,
  contentLabels.openingHours.wednesday,
  contentLabels.openingHours.thursday,
  contentLabels.openingHours.friday,
  contentLabels.openingHours.saturday,
];

const interval = contentLabels.openingHours.intervalNames;

/**
 * `openingHours { timeZone, week: [{ weekday: '0'…'6', from, to }], exceptions: [{ date, label, intervals: [{ from, to }] }] }`.
 * Times are `HH:MM`; `to` before `from` means the next day; a weekday without rows is closed (`sound-hours.ts`).
 */
export function openingHours(): Field {
  return {
    name: 'openingHours',
    type: 'group',
    label: contentLabels.words.openingHours,
    fields: [
      {
        name: 'timeZone',
        type: 'text',
        required: true,
        defaultValue: 'Africa/Cairo',
        label: contentLabels.openingHours.timeZone,
        validate: (value: string | null | undefined, { req }: { req: { i18n: { language: string } } }) =>
          isTimeZone(value ?? '') || contentLabels.openingHours.wrongZone[interfaceLanguage(req.i18n)],
        admin: { components: { Field: '/content/site/screens/zone-field.tsx#ZoneField' } },
      },
      {
        name: 'week',
        type: 'array',
        label: contentLabels.openingHours.week,
        labels: interval,
        admin: {
          description: contentLabels.openingHours.weekHint,
        },
        fields: [
          {
            type: 'row',
            fields: [
              {
                name: 'weekday',
                type: 'select',
                required: true,
                label: contentLabels.openingHours.weekday,
                options: weekdays.map((label, day) => ({ value: String(day), label })),
              },
              ...times(({ openingHours }) => openingHours?.week),
            ],
          },
        ],
      },
      {
        name: 'exceptions',
        type: 'array',
        // The full path is longer than PostgreSQL's 63 characters in the versions' tables.
        dbName: 'site_special_days',
        label: contentLabels.openingHours.exceptions,
        labels: contentLabels.openingHours.exceptionsNames,
        admin: {
          description: contentLabels.openingHours.exceptionsHint,
        },
        fields: [
          {
            type: 'row',
            fields: [
              {
                name: 'date',
                type: 'date',
                required: true,
                label: contentLabels.openingHours.date,
                admin: { date: dayOnly },
              },
              { name: 'label', type: 'text', localized: true, label: contentLabels.openingHours.label },
            ],
          },
          {
            name: 'intervals',
            type: 'array',
            dbName: 'site_special_hours',
            label: interval.plural,
            labels: interval,
            fields: [{ type: 'row', fields: times(intervalsAround) }],
          },
        ],
      },
    ],
  };
}

interface HoursRow extends ClockHours {
  id?: string | null;
}

interface Hours {
  openingHours?: {
    week?: HoursRow[] | null;
    exceptions?: { id?: string | null; intervals?: HoursRow[] | null }[] | null;
  };
}

/** The list in which an interval stands. */
type ListOf = (data: Hours, row: HoursRow) => HoursRow[] | null | undefined;

const intervalsAround: ListOf = ({ openingHours }, row) =>
  openingHours?.exceptions?.find(({ intervals }) => intervals?.some((one) => isRow(one, row)))?.intervals;

function times(listOf: ListOf): TextField[] {
  return [clock('from', staffLabels.words.from, listOf), clock('to', staffLabels.words.to, listOf)];
}

/** What is wrong with an interval is said at its own times, beside the others of its list. */
function clock(name: 'from' | 'to', label: { en: string; ar: string }, listOf: ListOf): TextField {
  return {
    name,
    type: 'text',
    required: true,
    label,
    admin: { placeholder: '09:00' },
    validate: (_: string | null | undefined, { data, req, siblingData }: ClockArguments) => {
      const list = listOf(data, siblingData) ?? [siblingData];
      const place = list.findIndex((row) => isRow(row, siblingData));
      const wrong = hoursFaults(list).find((one) => one.place === place && one.edge === name);
      return wrong ? contentLabels.openingHours[wrong.fault][interfaceLanguage(req.i18n)] : true;
    },
  };
}

interface ClockArguments {
  data: Hours;
  siblingData: HoursRow;
  req: { i18n: { language: string } };
}

/** The CMS validates copies of rows; those that come from elsewhere have no ids yet. */
function isRow(one: HoursRow, other: HoursRow): boolean {
  if (one.id || other.id) return one.id === other.id;
  return one.weekday === other.weekday && one.from === other.from && one.to === other.to;
}
