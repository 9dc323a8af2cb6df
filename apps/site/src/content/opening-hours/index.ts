export { calendarDay, momentText } from './moment-text.ts';
export { OfficeNow } from './opening-hours.tsx';
export { OpeningHours, VisitUs } from './opening-hours.tsx';
