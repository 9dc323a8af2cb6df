import { sendSubmission } from '../core/send-submission.ts';
import { mayRetry, UploadError } from '../files/upload-error.ts';
import { uploadFile } from '../files/upload-file.ts';
import type { Carrier } from './deliver.ts';

/** The ways of the browser. */
export const browserCarrier: Carrier = {
  async upload({ field, file }, { submission, locale }) {
    try {
      return await uploadFile(file, { kind: submission.kind, field, locale });
    } catch (error) {
      return error instanceof UploadError && !mayRetry(error.problem) ? 'refused' : 'later';
    }
  },
  send: (submission, locale) => sendSubmission(submission, { locale }),
  now: Date.now,
};
