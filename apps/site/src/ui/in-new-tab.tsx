import { useT } from '../locale/translator.ts';

/** Within a link that leaves this page open: who does not see a new tab appear is told before they follow it. */
export function InNewTab() {
  const t = useT();
  return <span className="hidden-visually"> {t('ui.new_tab')}</span>;
}
