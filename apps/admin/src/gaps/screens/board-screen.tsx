import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps, TypedUser } from 'payload';
import type { ReactNode } from 'react';
import type { Role } from '../../platform/staff/roles.ts';
import { StaffView } from '../../platform/staff/screens/staff-view.tsx';
import './gaps.css';

/** Whoever writes content. */
const writers: readonly Role[] = ['editor', 'recruiter', 'agent'];

interface Props extends AdminViewServerProps {
  /** Path of the screen, to come back to after signing in. */
  address: string;
  title: string;
  lead: string;
  children: (user: TypedUser) => Promise<ReactNode>;
}

/** A screen of ours within Payload's frame, for who writes content. */
export function BoardScreen({ children, lead, ...view }: Props) {
  return (
    <StaffView {...view} className="gaps-screen" roles={writers}>
      {async (user) => (
        <main>
          <Gutter className="board gaps">
            <div className="gaps__head">
              <h1>{view.title}</h1>
              <p>{lead}</p>
            </div>
            {await children(user)}
          </Gutter>
        </main>
      )}
    </StaffView>
  );
}
