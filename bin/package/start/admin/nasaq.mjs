#!/usr/bin/env node
// The command line: `node nasaq.mjs COMMAND …`, or as a program by itself (docs/operating/command-line.md).
import './environment.mjs';

await import('./apps/admin/dist/nasaq.mjs');
