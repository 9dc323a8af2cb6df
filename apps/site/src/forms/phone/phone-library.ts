// What the field needs of the numbering plans; a chunk of its own, fetched after the page has come alive.
export { isCountry, listCountries, type Country } from './countries.ts';
export { findCountries } from './read-number.ts';
export { isInternational, readNumber } from './read-number.ts';
