// The command line of the admin host; `bin/nasaq.mjs` starts it with the settings of the installation.
import { runCommand } from './run.ts';

process.exit(await runCommand(process.argv.slice(2)));
