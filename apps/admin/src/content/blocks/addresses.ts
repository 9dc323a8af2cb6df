import { filmAt, safeTarget } from '@nasaq/contract';
import type { TextFieldSingleValidation } from 'payload';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { blockLabels } from './catalogue/index.ts';

/** Refuses what leads nowhere, or runs something. */
export const isTarget: TextFieldSingleValidation = (value, { req }) =>
  !value || safeTarget(value) !== null || blockLabels.wrongAddress[interfaceLanguage(req.i18n)];

/** Refuses what is no film. */
export const isFilm: TextFieldSingleValidation = (value, { req }) =>
  !value || filmAt(value) !== null || blockLabels.notAFilm[interfaceLanguage(req.i18n)];
