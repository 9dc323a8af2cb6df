import path from 'node:path';
import { z } from 'zod';

/** `03:00` or `03:00,15:30`. */
const clockTimes = z.string().transform((value, context) => {
  const times = value.split(',').map((entry) => entry.trim());
  if (times.every((time) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time))) return times.toSorted();
  context.addIssue('must be times of day, separated by commas: 03:00 or 03:00,15:30');
  return z.NEVER;
});

/** `7d,4w,12m`: the newest of that many days, weeks and months. */
const kept = z.string().transform((value, context) => {
  const { days, weeks, months } =
    /^(?<days>\d{1,4})d(?:,(?<weeks>\d{1,4})w)?(?:,(?<months>\d{1,4})m)?$/.exec(value)?.groups ?? {};
  if (Number(days) > 0) return { days: Number(days), weeks: Number(weeks ?? 0), months: Number(months ?? 0) };
  context.addIssue('must be like 7d,4w,12m: how many days, weeks and months');
  return z.NEVER;
});

/** Characters. */
export const shortestPassphrase = 12;

/** What sets up backups. */
export const backupValues = {
  BACKUP_SCHEDULE: clockTimes.optional(),
  BACKUP_KEEP: kept.default({ days: 7, weeks: 4, months: 12 }),
  BACKUP_TO: z.enum(['disk', 's3'], { error: 'must be disk or s3' }).default('disk'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_PASSPHRASE: z
    .string()
    .min(shortestPassphrase, `must have at least ${shortestPassphrase} characters`)
    .optional(),
  BACKUP_PASSPHRASE_FILE: z.string().optional(),
};

export interface BackupSettings {
  /** Times of day by the company's clock, `HH:MM`, the earliest first; none = no backups by the clock. */
  times: string[];
  /** Of how many days, weeks and months the newest backup stays. */
  keep: { days: number; weeks: number; months: number };
  /** Where they are kept: in `folder`, or in S3. */
  to: 'disk' | 's3';
  /** Absolute path of the folder that holds backups. */
  folder: string;
  /** What backups are sealed with; one of the two, or neither. */
  passphrase: string | undefined;
  /** The first line of this file is it. */
  passphraseFile: string | undefined;
}

type Values = z.infer<z.ZodObject<typeof backupValues>>;

/** Settings that contradict each other, or say nothing without others, a line each. */
export function halfSetBackup(values: Values, hasS3: boolean): string[] {
  const { BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE, BACKUP_SCHEDULE, BACKUP_TO } = values;
  const lines: string[] = [];
  if (BACKUP_TO === 's3' && !hasS3) lines.push('BACKUP_TO=s3 needs S3_BUCKET');
  if (BACKUP_PASSPHRASE && BACKUP_PASSPHRASE_FILE)
    lines.push('BACKUP_PASSPHRASE and BACKUP_PASSPHRASE_FILE are both set: leave one of them away');
  if (BACKUP_SCHEDULE && !BACKUP_PASSPHRASE && !BACKUP_PASSPHRASE_FILE)
    lines.push('BACKUP_SCHEDULE needs BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE');
  return lines;
}

/** @param dataDir of which the folder of backups is a part where none is set */
export function backupOf(values: Values, dataDir: string): BackupSettings {
  return {
    times: values.BACKUP_SCHEDULE ?? [],
    keep: values.BACKUP_KEEP,
    to: values.BACKUP_TO,
    folder: path.resolve(values.BACKUP_DIR ?? path.join(dataDir, 'backups')),
    passphrase: values.BACKUP_PASSPHRASE,
    passphraseFile: values.BACKUP_PASSPHRASE_FILE,
  };
}
