import { parseArgs } from 'node:util';

/**
 * @param {string[]} args of the command line
 * @param {Record<string, import('./parts.mjs').Part>} parts
 * @returns what the command line asks for, checked; ends the process with a message where it is wrong
 */
export function readOptions(args, parts) {
  const names = Object.keys(parts);
  try {
    const { values } = parseArgs({
      args,
      options: {
        only: { type: 'string', default: names.join(',') },
        without: { type: 'string', default: '' },
        site: { type: 'string' },
        quick: { type: 'boolean', default: false },
        rounds: { type: 'string' },
        seconds: { type: 'string' },
        runs: { type: 'string', default: '1' },
        port: { type: 'string', default: '4670' },
        'no-write': { type: 'boolean', default: false },
      },
    });
    const only = values.only.split(',');
    const unknown = only.filter((part) => !names.includes(part));
    if (unknown.length > 0) throw new Error(`--only knows ${names.join(', ')}, not ${unknown.join(', ')}.`);
    if (values.site && !only.every((part) => parts[part].anySite)) {
      const fitting = names.filter((part) => parts[part].anySite);
      throw new Error(`--site=<address of a running site> goes with --only=${fitting.join(',')}.`);
    }
    return {
      only,
      without: values.without.split(',').filter(Boolean),
      site: values.site?.replace(/\/+$/, ''),
      rounds: positive('rounds', values.rounds ?? (values.quick ? '1' : '3')),
      seconds: positive('seconds', values.seconds ?? '1'),
      crowdSeconds: values.quick ? 10 : 180,
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
