import type { GatheredError } from '@nasaq/contract';
import { metrics } from '@nasaq/metrics';
import type { Query } from '../platform/database/query.ts';

/** Kinds that are kept: of browsers, whose reports anybody can make up, and of all else. */
const most = { browsers: 300, hosts: 700 };
/** Days after which a kind that did not happen again goes. */
export const errorDays = 90;

/** Writes errors into the inbox, each to its kind: what was resolved and has happened since is open again. */
export async function writeErrors(query: Query, gathered: readonly GatheredError[]): Promise<void> {
  // In one order on every host, so that none waits for the other's rows while it holds its own.
  const errors = gathered.toSorted((one, other) => (one.kind < other.kind ? -1 : 1));
  const column = (name: 'kind' | 'source' | 'name' | 'message' | 'place' | 'stack' | 'version') =>
    errors.map((error) => error[name]);
  const lines = (name: 'routes' | 'requests') => errors.map((error) => error[name].join('\n'));
  const moments = (name: 'first' | 'last') => errors.map((error) => new Date(error[name]).toISOString());
  const written = await query<{ is_new: boolean; has_returned: boolean; is_policy: boolean }>(upsert, [
    ...(['kind', 'source', 'name', 'message', 'place', 'stack', 'version'] as const).map(column),
    lines('routes'),
    lines('requests'),
    errors.map(({ count }) => count),
    moments('first'),
    moments('last'),
  ]);
  const news = written.filter((row) => !row.is_policy && (row.is_new || row.has_returned)).length;
  if (news > 0) countNewKinds(news);
  if (written.some((row) => row.is_new)) await query(removeSuperfluous, [most.browsers, most.hosts]);
}

/** Takes away what has not happened for long. */
export async function removeOldErrors(query: Query): Promise<void> {
  await query('DELETE FROM errors WHERE last_at < now() - make_interval(days => $1)', [errorDays]);
}

/** @param by 0 tells that there was none so far */
export function countNewKinds(by: number): void {
  metrics()
    .counter('nasaq_error_kinds_new_total', 'Kinds of errors that are new in the inbox, or have come back.')
    .inc({}, by);
}

/** Lines of before below the new ones, each once, five in all. */
const merged = (name: 'routes' | 'requests') => `(
  SELECT coalesce(string_agg(line, E'\\n' ORDER BY place), '') FROM (
    SELECT line, min(place) AS place
    FROM unnest(string_to_array(excluded.${name} || E'\\n' || coalesce(errors.${name}, ''), E'\\n'))
      WITH ORDINALITY AS all_lines (line, place)
    WHERE line <> '' GROUP BY line ORDER BY min(place) LIMIT 5) AS kept)`;

/** Somebody has resolved it before this. */
const hasReturned =
  "errors.state = 'resolved' AND excluded.last_at > coalesce(errors.settled_at, '-infinity'::timestamptz)";

const upsert = `
  INSERT INTO errors (kind, source, name, message, place, stack, version, first_version, routes, requests, count, first_at, last_at, state)
  SELECT kind, source::enum_errors_source, name, message, place, stack, version, version, routes, requests, count, first_at, last_at, 'open'
  FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
    $10::numeric[], $11::timestamptz[], $12::timestamptz[])
    AS new (kind, source, name, message, place, stack, version, routes, requests, count, first_at, last_at)
  ON CONFLICT (kind) DO UPDATE SET
    count = errors.count + excluded.count,
    stack = excluded.stack,
    version = excluded.version,
    routes = ${merged('routes')},
    requests = ${merged('requests')},
    first_at = least(errors.first_at, excluded.first_at),
    last_at = greatest(errors.last_at, excluded.last_at),
    returned_at = CASE WHEN ${hasReturned} THEN excluded.last_at ELSE errors.returned_at END,
    state = CASE WHEN ${hasReturned} THEN 'open' ELSE errors.state END
  RETURNING (xmax = 0) AS is_new, coalesce(returned_at = last_at, false) AS has_returned,
    source = 'policy' AS is_policy`;

/** What happens often, and what somebody does not want to see again, stays before what happened once. */
const removeSuperfluous = `
  DELETE FROM errors WHERE id IN (
    SELECT id FROM (
      SELECT id, of_browsers, row_number() OVER (
        PARTITION BY of_browsers ORDER BY (state = 'ignored') DESC, least(count, 10) DESC, last_at DESC) AS place
      FROM (SELECT *, source::text IN ('reader', 'staff', 'policy') AS of_browsers FROM errors) AS told
    ) AS placed WHERE place > CASE WHEN of_browsers THEN $1::int ELSE $2::int END)`;
