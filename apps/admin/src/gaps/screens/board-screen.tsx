import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps, TypedUser } from 'payload';
import type { ReactNode } from 'react';
import { writesContent } from '../../platform/staff/access.ts';
import { StaffView } from '../../platform/staff/screens/staff-view.tsx';
import './gaps.css';
import './rows.css';
import './matrix.css';
import './charts.css';

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
    <StaffView {...view} className="gaps-screen" may={writesContent}>
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
