import { useModel } from '../../router/context.tsx';
import type { loader } from './loader.ts';
import { AskForCode, StatusView } from './status-view.tsx';

/** The state of one submission, for whoever holds its key; for others the way to it. */
export function Component() {
  const { reference, status, problem, codeSent, confirm, done } = useModel<typeof loader>();
  if (status) return <StatusView status={status} confirm={confirm} done={done} problem={problem} />;
  return <AskForCode reference={reference} sent={codeSent} problem={problem} />;
}
