/**
 * Vitest leaves one core alone, and projects do not inherit this; most tests wait for a database or a process of their
 * own.
 */
export const workers = { maxWorkers: '100%' } as const;
