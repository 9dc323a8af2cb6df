export { pattern, sizeLimits, type Pattern, type PatternOptions } from './pattern.ts';
export { patternMarkup, patternSvg, themeColours, type PatternColours, type PatternSvgOptions } from './pattern-svg.ts';
export { patternStyles, styleFor, type PatternDetail, type PatternStyle } from './style.ts';
export { recipes, type Recipe } from './recipe.ts';
