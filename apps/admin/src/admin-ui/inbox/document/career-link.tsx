import Link from 'next/link.js';
import type { Payload } from 'payload';

interface Props {
  id: number;
  payload: Payload;
  /** The job's, as the applicant read it. */
  title: string;
}

/** The job in the admin host. */
export function CareerLink({ id, payload, title }: Props) {
  return (
    <Link href={`${payload.config.routes.admin}/collections/careers/${id}`} prefetch={false}>
      <bdi>{title}</bdi>
    </Link>
  );
}
