import type { FieldSpec } from '@nasaq/translation';
import type { DeskState } from '../desk-state.ts';

/** What a control of one language is named and described by. */
export interface CellIds {
  labelledBy: string;
  describedBy: string;
}

/** What the control of a value that is no running text is given. */
export interface ControlProps {
  field: FieldSpec;
  ids: CellIds;
  /** As the control carries it, for whoever is led to it. */
  place: string;
  value: unknown;
  /** `since`: as the desk stood when somebody began to choose, where that hides the field from them. */
  onChange: (value: unknown, since?: DeskState) => void;
  isReadOnly: boolean;
}
