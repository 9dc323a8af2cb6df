import type { Field, TextField } from 'payload';
import { dayOnly } from '../../../platform/staff/fields/dates.ts';
import { interfaceLanguage } from '../../../platform/staff/interface-language.ts';
import { contentLabels } from '../../catalogue/index.ts';
import { staffLabels } from '../../../platform/staff/catalogue/index.ts';

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
 * Times are `HH:MM`; `to` not after `from` means the next day; a weekday without rows is closed.
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
          isTimeZone(value) || contentLabels.openingHours.wrongZone[interfaceLanguage(req.i18n)],
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
              ...times(),
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
            fields: [{ type: 'row', fields: times() }],
          },
        ],
      },
    ],
  };
}

function times(): TextField[] {
  return [clock('from', staffLabels.words.from), clock('to', staffLabels.words.to)];
}

function clock(name: string, label: { en: string; ar: string }): TextField {
  return {
    name,
    type: 'text',
    required: true,
    label,
    admin: { placeholder: '09:00' },
    validate: (value: string | null | undefined, { req }: { req: { i18n: { language: string } } }) =>
      /^([01]\d|2[0-4]):[0-5]\d$/.test(value ?? '') ||
      contentLabels.openingHours.wrongTime[interfaceLanguage(req.i18n)],
  };
}

function isTimeZone(value: string | null | undefined): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value ?? '' }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
