import { parseArgs } from 'node:util';

/** The parts in the order in which they run. */
export const parts = ['starts', 'weight', 'requests', 'lighthouse', 'submissions'];

/** @returns what the command line asks for, checked; ends the process with a message where it is wrong */
export function readOptions(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        only: { type: 'string', default: parts.join(',') },
        site: { type: 'string' },
        rounds: { type: 'string', default: '3' },
        seconds: { type: 'string', default: '5' },
        runs: { type: 'string', default: '1' },
        port: { type: 'string', default: '4670' },
        'no-write': { type: 'boolean', default: false },
      },
    });
    const only = values.only.split(',');
    const unknown = only.filter((part) => !parts.includes(part));
    if (unknown.length > 0) throw new Error(`--only knows ${parts.join(', ')}, not ${unknown.join(', ')}.`);
    if (values.site && only.some((part) => ['starts', 'requests', 'submissions'].includes(part))) {
      throw new Error('--site=<address of a running site> goes with --only=weight,lighthouse.');
    }
    return {
      only,
      site: values.site?.replace(/\/+$/, ''),
      rounds: positive('rounds', values.rounds),
      seconds: positive('seconds', values.seconds),
      runs: positive('runs', values.runs),
      port: positive('port', values.port),
      write: !values['no-write'],
    };
  } catch (error) {
    console.error(error.message);
    process.exit(2);
  }
}

function positive(name, value) {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} must be a whole number above 0.`);
  return number;
}
