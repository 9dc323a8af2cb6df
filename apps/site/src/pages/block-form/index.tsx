import { type loadBlockForm, OwnForm } from '../../forms/index.ts';
import { useModel } from '../../router/context.tsx';

/** No page of its own: one of the owner's forms, in a block of another page (`BlockForm`). */
export function Component() {
  const { blockForm } = useModel<typeof loadBlockForm>();
  return blockForm && <OwnForm plan={blockForm.plan} privacy={blockForm.privacy} />;
}
