'use client';

import { defaultFooter, defaultMenu } from '@nasaq/contract';
import { Button, toast, useForm, useFormFields, useTranslation } from '@payloadcms/ui';
import { interfaceLanguage, menuNumber } from '../../../platform/staff/interface-language.ts';
import { navigationLabels } from '../catalogue/index.ts';
import { useAskLeftOut, useLeftOut } from './left-out.tsx';

const usual = { menu: defaultMenu, footer: defaultFooter };

/** Above the entries of a menu: the way to arrange it and back, and what of it readers do not see. */
export function NavigationPanel({ menu }: { menu: 'footer' | 'menu' }) {
  const { addFieldRow, removeFieldRow, setModified } = useForm();
  const count = useFormFields(([fields]) => fields[menu]?.rows?.length ?? 0);
  const language = interfaceLanguage(useTranslation().i18n);
  useAskLeftOut();
  const leftOut = useLeftOut(menu);
  const say = (texts: Record<'ar' | 'en', string>) => texts[language];
  const number = menuNumber(language);

  function arrange() {
    for (const [index, page] of usual[menu].entries())
      addFieldRow({
        path: menu,
        rowIndex: index,
        schemaPath: `navigation.${menu}`,
        subFieldState: {
          kind: { value: 'page', initialValue: 'page', valid: true },
          shown: { value: 'both', initialValue: 'both', valid: true },
          page: { value: page, initialValue: page, valid: true },
        },
      });
    setModified(true);
  }

  function restore() {
    for (let index = count - 1; index >= 0; index -= 1) removeFieldRow({ path: menu, rowIndex: index });
    setModified(true);
    toast.success(say(navigationLabels.restored));
  }

  return (
    <div className="navigation-panel">
      {count === 0 ? (
        <>
          <p>{say(navigationLabels.usual)}</p>
          <Button buttonStyle="secondary" margin={false} onClick={arrange} size="small">
            {say(navigationLabels.arrange)}
          </Button>
        </>
      ) : (
        <Button buttonStyle="secondary" margin={false} onClick={restore} size="small">
          {say(navigationLabels.restore)}
        </Button>
      )}
      {count > 0 && leftOut.length > 0 && (
        <div className="navigation-panel__left-out" role="status">
          <p>{say(navigationLabels.leftOut)}</p>
          <ul>
            {leftOut.map(({ number: place, reason }) => (
              <li key={place}>
                {say(navigationLabels.entry)} {number.format(place)}: {say(navigationLabels.reasons[reason])}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
