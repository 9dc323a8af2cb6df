export { errorPattern, type ErrorPattern, type ErrorPatternOptions } from './error-pattern.ts';
export { growthSvg, sketchSvg, type GrowthOptions, type SketchStage } from './growth-svg.ts';
export { heroPattern, type HeroPattern, type HeroPatternOptions, type HeroRing } from './hero-pattern.ts';
export { heroPatternSvg, type HeroSvgOptions } from './hero-svg.ts';
export { logoMark, type LogoMark } from './logo-mark.ts';
export { pattern, sizeLimits, type Pattern, type PatternOptions } from './pattern.ts';
export {
  patternLinesSvg,
  patternMarkup,
  patternSvg,
  themeColours,
  type PatternColours,
  type PatternSvgOptions,
} from './pattern-svg.ts';
export { rosetteOf } from './rosette.ts';
export { patternStyles, styleFor, type PatternDetail, type PatternStyle } from './style.ts';
export { type Art, patternFamilies, type PatternFamily, recipes, type Recipe } from './recipe.ts';
