import { z } from 'zod';
import { url } from './values.ts';

/** What sets up an S3 store. */
export const s3Values = {
  S3_ENDPOINT: url.optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][\w.-]{1,61}[a-z\d]$/i, 'must be the name of a bucket alone')
    .optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_PREFIX: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)*\/?$/, 'must be like nasaq or company/nasaq')
    .optional(),
  S3_PATH_STYLE: z.enum(['true', 'false'], { error: 'must be true or false' }).optional(),
};

export interface S3Settings {
  /** `undefined` = that of AWS in this region. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  /** Both or neither; without them AWS is asked with the right of the machine or the container. */
  accessKey: string | undefined;
  secretKey: string | undefined;
  /** What every key begins with, with a slash at its end, or empty. */
  prefix: string;
  /** Whether the bucket stands in the path of an address, not in its name. */
  pathStyle: boolean;
}

type Values = z.infer<z.ZodObject<typeof s3Values>>;

/** Settings of S3 that say nothing without others, a line each. */
export function halfSetS3(values: Values): string[] {
  const { S3_ACCESS_KEY, S3_BUCKET, S3_ENDPOINT, S3_SECRET_KEY } = values;
  const lines: string[] = [];
  const set = Object.keys(values).filter((name) => name.startsWith('S3_'));
  if (!S3_BUCKET && set.length > 0) lines.push(`S3_BUCKET is missing: ${set.join(', ')} say nothing without it`);
  if (S3_ACCESS_KEY && !S3_SECRET_KEY) lines.push('S3_ACCESS_KEY needs S3_SECRET_KEY');
  if (S3_SECRET_KEY && !S3_ACCESS_KEY) lines.push('S3_SECRET_KEY needs S3_ACCESS_KEY');
  if (S3_BUCKET && S3_ENDPOINT && !S3_ACCESS_KEY && !S3_SECRET_KEY)
    lines.push('S3_ENDPOINT needs S3_ACCESS_KEY and S3_SECRET_KEY');
  if (S3_BUCKET && !S3_ENDPOINT && !values.S3_REGION) lines.push('S3_BUCKET needs S3_ENDPOINT, or S3_REGION for AWS');
  return lines;
}

export function s3Of(values: Values): S3Settings | undefined {
  const { S3_ACCESS_KEY, S3_BUCKET, S3_ENDPOINT, S3_PATH_STYLE, S3_PREFIX, S3_REGION, S3_SECRET_KEY } = values;
  if (!S3_BUCKET) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION ?? 'us-east-1',
    bucket: S3_BUCKET,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    prefix: S3_PREFIX ? `${S3_PREFIX.replace(/\/$/, '')}/` : '',
    // Stores of one's own rarely have a name for each bucket.
    pathStyle: S3_PATH_STYLE ? S3_PATH_STYLE === 'true' : S3_ENDPOINT !== undefined,
  };
}
