import { megabytes, milliseconds, table } from './table.mjs';

export function chatTable({ chats, perSecond, seconds, memory, ...outcome }) {
  const { sent, stored, deliveredOnce, deliveredAgain, outOfOrder, p50, p99, slowest } = outcome;
  const perChat = ({ before, open }) => `${(((open - before) * 1000) / chats).toFixed(0)} KB`;
  return table(
    [`${chats} open chats, ${perSecond} messages/s for ${seconds} s`, 'measured', 'goal'],
    [
      ['sent / stored / delivered once', `${sent} / ${stored} / ${deliveredOnce}`, `${perSecond * seconds}, equal`],
      ['delivered again, out of order', `${deliveredAgain}, ${outOfOrder}`, '0, 0'],
      ['p50 / p99 / slowest delivery', [p50, p99, slowest].map((time) => `${milliseconds(time)} ms`).join(' / '), ''],
      ...Object.entries(memory).map(([name, of]) => [
        `memory of the ${name === 'admin' ? 'admin host' : name}: before, all open, per open chat`,
        `${megabytes(of.before)}, ${megabytes(of.open)}, ${perChat(of)}`,
        '',
      ]),
    ],
  );
}
