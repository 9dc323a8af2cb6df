import { Gutter } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { StaffView } from '../../platform/staff/screens/staff-view.tsx';
import './gaps.css';

interface Props extends AdminViewServerProps {
  /** Path of the screen, to come back to after signing in. */
  address: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A screen of ours within Payload's frame, for who is signed in. */
export function BoardScreen({ children, lead, ...view }: Props) {
  return (
    <StaffView {...view} className="gaps-screen">
      {() => (
        <Gutter className="board gaps">
          <div className="gaps__head">
            <h1>{view.title}</h1>
            <p>{lead}</p>
          </div>
          {children}
        </Gutter>
      )}
    </StaffView>
  );
}
