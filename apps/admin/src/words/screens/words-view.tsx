import type { AdminViewServerProps, ServerProps } from 'payload';
import { hasRole } from '../../platform/staff/access.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { NavEntry } from '../../platform/staff/screens/nav-entry.tsx';
import { StaffView } from '../../platform/staff/screens/staff-view.tsx';
import { wordsRoute } from '../addresses.ts';
import { wordTexts } from '../catalogue/index.ts';
import { WordsScreen } from './words-screen.tsx';

/** Every text of pages and mails, to be said otherwise; for administrators. */
export function WordsView(view: AdminViewServerProps) {
  const { i18n, payload, searchParams } = view;
  const language = interfaceLanguage(i18n);
  const asked = searchParams?.['key'];
  return (
    <StaffView
      {...view}
      address={`${payload.config.routes.admin}${wordsRoute}`}
      may={(user) => hasRole(user)}
      title={wordTexts[language].title}
    >
      {() => <WordsScreen asked={typeof asked === 'string' ? asked : null} language={language} />}
    </StaffView>
  );
}

/** In the navigation: the way there. */
export function WordsNavLink({ i18n, payload, user }: ServerProps) {
  if (!hasRole(user)) return null;
  const { title } = wordTexts[interfaceLanguage(i18n)];
  return <NavEntry href={`${payload.config.routes.admin}${wordsRoute}`} label={title} />;
}
