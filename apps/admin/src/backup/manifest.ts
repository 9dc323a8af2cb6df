import { z } from 'zod';

const sequence = z.object({ last: z.string(), called: z.boolean() });

/** What stands at the beginning of a backup: what it is of, and when. */
export const backupHead = z.object({
  /** Of the release that made it. */
  version: z.string(),
  /** The newest migration of its tables. */
  schema: z.string(),
  migrations: z.array(z.string()),
  /** What was committed before it is in the backup. */
  moment: z.iso.datetime(),
  /** Which transactions it holds, as `pg_visible_in_snapshot` takes it. */
  seen: z.string(),
  /** Of PostgreSQL. */
  server: z.string(),
  sequences: z.record(z.string(), sequence),
});

/** What stands at its end: what had to be in it. SHA-256 of tables is that of their rows as text. */
export const backupManifest = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), sha256: z.string() })),
  /** By `media/…` and `uploads/…`. */
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
  /** Files that rows name and that were not there before the backup began either. */
  missing: z.array(z.string()),
});

/** What only this installation knows: its key, and the first login while that waits for its owner. */
export const backupSecrets = z.object({
  secret: z.string(),
  /** Those before it, the newest first. */
  formerSecrets: z.array(z.string()).default([]),
  firstLogin: z.string().optional(),
});

export type BackupHead = z.infer<typeof backupHead>;
export type BackupManifest = z.infer<typeof backupManifest>;
export type BackupSecrets = z.infer<typeof backupSecrets>;
