import { metrics } from '@nasaq/metrics';

/** Counts attempts to send a mail, by what came of them. */
export function countMail(outcome: 'sent' | 'unsent' | 'given_up', by = 1): void {
  metrics()
    .counter('nasaq_mail_attempts_total', 'Attempts to send a mail, by what came of them.', ['outcome'])
    .inc({ outcome }, by);
}

/** What never happened is 0: the first that is given up is an increase, and no new series. */
export function beginMailCounts(): void {
  for (const outcome of ['sent', 'unsent', 'given_up'] as const) countMail(outcome, 0);
}
