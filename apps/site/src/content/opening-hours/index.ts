export { calendarDay, momentText } from './moment-text.ts';
export { OfficeNow } from './office-now.tsx';
export { OpeningHours, VisitUs } from './opening-hours.tsx';
