import { kindLabels, locales } from '@nasaq/contract';
import { expect, test } from 'vitest';
import { submissionMails } from '../catalogue/index.ts';

test.each(locales)(
  'a booking, a survey and a question alike → no word of %s says that somebody has answered',
  (locale) => {
    const { arrival, received, subject } = submissionMails[locale];
    const said = [kindLabels.responses[locale], subject.responses, ...Object.values(received.responses)].join(' · ');
    expect(said).toContain('{title}');
    expect(said + arrival.responses).not.toMatch(/answer|respon|(?<!\p{L})رد/iu);
  },
);
