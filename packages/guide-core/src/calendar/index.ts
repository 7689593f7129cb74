export { calendarFile } from './ics.ts';
