import type { Field, TextField } from 'payload';
import { dayOnly } from '../../../platform/staff/fields/date-display.ts';

const weekdays = [
  { en: 'Sunday', ar: 'الأحد' },
  { en: 'Monday', ar: 'الاثنين' },
  { en: 'Tuesday', ar: 'الثلاثاء' },
  { en: 'Wednesday', ar: 'الأربعاء' },
  { en: 'Thursday', ar: 'الخميس' },
  { en: 'Friday', ar: 'الجمعة' },
  { en: 'Saturday', ar: 'السبت' },
];

const interval = { singular: { en: 'Interval', ar: 'فترة' }, plural: { en: 'Intervals', ar: 'الفترات' } };

/**
 * `openingHours { timeZone, week: [{ weekday: '0'…'6', from, to }], exceptions: [{ date, label, intervals: [{ from, to }] }] }`.
 * Times are `HH:MM`; `to` not after `from` means the next day; a weekday without rows is closed.
 */
export function openingHours(): Field {
  return {
    name: 'openingHours',
    type: 'group',
    label: { en: 'Opening hours', ar: 'ساعات العمل' },
    fields: [
      {
        name: 'timeZone',
        type: 'text',
        required: true,
        defaultValue: 'Africa/Cairo',
        label: { en: 'Time zone', ar: 'المنطقة الزمنية' },
        validate: (value: string | null | undefined, { req }: { req: { i18n: { language: string } } }) =>
          isTimeZone(value) ||
          (req.i18n.language === 'ar'
            ? 'اسم منطقة زمنية مثل Africa/Cairo.'
            : 'The name of a time zone, as Africa/Cairo.'),
      },
      {
        name: 'week',
        type: 'array',
        label: { en: 'Every week', ar: 'كل أسبوع' },
        labels: interval,
        admin: {
          description: {
            en: 'A day may have several intervals, and an interval may end on the next day. A day without one is closed.',
            ar: 'قد يكون لليوم أكثر من فترة، وقد تنتهي الفترة في اليوم التالي. واليوم الذي بلا فترة مغلق.',
          },
        },
        fields: [
          {
            type: 'row',
            fields: [
              {
                name: 'weekday',
                type: 'select',
                required: true,
                label: { en: 'Day', ar: 'اليوم' },
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
        label: { en: 'Days that differ', ar: 'أيام مختلفة' },
        labels: { singular: { en: 'Day', ar: 'يوم' }, plural: { en: 'Days that differ', ar: 'أيام مختلفة' } },
        admin: {
          description: { en: 'Holidays: a day without intervals is closed.', ar: 'العطلات: اليوم الذي بلا فترات مغلق.' },
        },
        fields: [
          {
            type: 'row',
            fields: [
              {
                name: 'date',
                type: 'date',
                required: true,
                label: { en: 'Date', ar: 'التاريخ' },
                admin: { date: dayOnly },
              },
              { name: 'label', type: 'text', localized: true, label: { en: 'Occasion', ar: 'المناسبة' } },
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
  return [clock('from', { en: 'From', ar: 'من' }), clock('to', { en: 'To', ar: 'إلى' })];
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
      (req.i18n.language === 'ar' ? 'الوقت بصيغة 09:30.' : 'A time as 09:30.'),
  };
}

function isTimeZone(value: string | null | undefined): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value ?? '' }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
