import type { Failure, Locale, Upload } from '@nasaq/contract';

/** Why a form was not taken, besides what is wrong with its fields. */
export type Problem =
  | 'offline'
  | 'timeout'
  | 'unavailable'
  | 'too_many'
  | 'too_large'
  | 'incomplete'
  | 'foreign'
  | 'banned'
  | 'signed_out'
  | 'refused'
  | 'failed';

/** A file that is stored already and waits for its form. */
export type KeptUpload = Pick<Upload, 'token' | 'filename' | 'filesize' | 'contentType'>;

/** A failed rule, with the API's sentences where it came from there: it knows rules that the browser does not. */
export interface ShownFailure extends Failure {
  messages?: Partial<Record<Locale, string>>;
}

/** What a browser without JavaScript had sent when its form came back: nothing of it is lost. */
export interface PostedForm {
  /** As they were typed; a name that was sent several times holds all of them. */
  values: Record<string, string | string[]>;
  failures: ShownFailure[];
  /** By field. */
  uploads: Record<string, KeptUpload[]>;
  problem?: Problem;
  /** The API's own sentence about it. */
  message?: string;
  /** Seconds, with `too_many` and `unavailable`. */
  retryAfter?: number;
}
