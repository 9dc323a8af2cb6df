/** One flag as an SVG text; the package describes only all of them together. */
declare module 'country-flag-icons/string/3x2/*' {
  const svg: string;
  export default svg;
}
