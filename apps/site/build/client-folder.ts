import { join } from 'node:path';

export const clientFolder = join(import.meta.dirname, '../dist/client');
