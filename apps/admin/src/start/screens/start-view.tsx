import { blockTypes, type Locale, parts, paths } from '@nasaq/contract';
import type { AdminViewServerProps, ServerProps } from 'payload';
import {
  adjustedTexts,
  blockLabels,
  brandLabels,
  contentLabels,
  mostLogoBytes,
  partLabels,
  settingsPage,
} from '../../content/index.ts';
import { shortestPassphrase } from '../../env/backup.ts';
import { hasRole } from '../../platform/staff/access.ts';
import { queryOn } from '../../platform/database/query.ts';
import { interfaceLanguage } from '../../platform/staff/interface-language.ts';
import { NavEntry } from '../../platform/staff/screens/nav-entry.tsx';
import { StaffView } from '../../platform/staff/screens/staff-view.tsx';
import { startTexts } from '../catalogue/index.ts';
import { homeForm } from '../home-step.ts';
import { brandForm, companyForm, hoursForm, partsForm, readDraftedSite } from '../read-site.ts';
import { overruledFields } from '../overruled-fields.ts';
import { readSteps } from '../read-steps.ts';
import { readDrafted } from '../waiting-draft.ts';
import { startRoute } from '../start-api.ts';
import { readStart } from '../state.ts';
import type { BrandWords } from './brand-form.tsx';
import type { HomeWords } from './home-form.tsx';
import { DemoNote, LaunchList } from './launch-list.tsx';
import { StartScreen } from './start-screen.tsx';

interface AddressProps {
  siteUrl: string;
}

/** The way from an empty product to one's own company. */
export function StartView(view: AdminViewServerProps & AddressProps) {
  const { i18n, payload, siteUrl } = view;
  const language = interfaceLanguage(i18n);
  const { admin } = payload.config.routes;
  return (
    <StaffView
      {...view}
      address={`${admin}${startRoute}`}
      may={(user) => hasRole(user)}
      title={startTexts[language].title}
    >
      {async () => {
        const site = await readDraftedSite(view.initPageResult.req);
        const { hours, own = '' } = await readStart(queryOn(payload));
        return (
          <StartScreen
            adminRoute={admin}
            begun={own}
            brand={await brandForm(payload)}
            brandWords={brandWords(language)}
            company={companyForm(site)}
            drafted={await readDrafted(view.initPageResult.req, language)}
            home={await homeForm(payload)}
            homeWords={homeWords(language)}
            hours={hoursForm(site, hours === true)}
            language={language}
            overruled={await overruledFields(view.initPageResult.req)}
            partChoices={partChoices(language)}
            parts={await partsForm(payload)}
            sitePages={sitePages()}
            shortestPassphrase={shortestPassphrase}
            siteUrl={siteUrl}
            steps={await readSteps(payload, language)}
            zones={Intl.supportedValuesOf('timeZone')}
          />
        );
      }}
    </StaffView>
  );
}

/** With permission to be framed, which pages for everybody have not. */
function sitePages(): Record<Locale, string> {
  return { en: settingsPage('site', 'en', paths.home), ar: settingsPage('site', 'ar', paths.home) };
}

function partChoices(language: Locale) {
  return parts.map((name) => {
    const { hint, name: label } = partLabels.parts[name];
    return { name, label: label[language], hint: hint[language] };
  });
}

function brandWords(language: Locale): BrandWords {
  const { colours, mark, refused, upload } = brandLabels;
  return {
    mark: mark.label[language],
    marks: { rosette: mark.rosette[language], house: mark.house[language], file: mark.file[language] },
    logo: mark.light[language],
    logoHint: mark.lightHint[language],
    logoDark: mark.dark[language],
    logoDarkHint: mark.darkHint[language],
    hasName: mark.hasName[language],
    hasNameHint: mark.hasNameHint[language],
    upload: {
      choose: upload.choose[language],
      replace: upload.replace[language],
      remove: upload.remove[language],
      busy: upload.busy[language],
      failed: upload.failed[language],
      tooLarge: refused.tooLarge[language],
    },
    mostBytes: mostLogoBytes,
    noLogo: refused.noLogo[language],
    colour: colours.colour[language],
    colourHint: colours.colourHint[language],
    accent: colours.accent[language],
    accentHint: colours.accentHint[language],
    adjusted: adjustedTexts(language),
  };
}

function homeWords(language: Locale): HomeWords {
  const { intro, statement } = contentLabels.pageGlobal;
  const named = blockTypes.map((type) => [type, blockLabels.kinds[type][language]]);
  return {
    statement: statement[language],
    intro: intro[language],
    blocks: Object.fromEntries(named) as HomeWords['blocks'],
  };
}

/** In the navigation: the way there, for administrators. */
export function StartNavLink({ i18n, payload, user }: ServerProps) {
  if (!user || !hasRole(user)) return null;
  const { title } = startTexts[interfaceLanguage(i18n)];
  return <NavEntry href={`${payload.config.routes.admin}${startRoute}`} label={title} />;
}

/** On the dashboard, for administrators, until everything is done or the list is put away. */
export async function LaunchBoard({ i18n, payload, user }: ServerProps) {
  if (!user || !hasRole(user)) return null;
  const { putAway } = await readStart(queryOn(payload));
  if (putAway) return null;
  const language = interfaceLanguage(i18n);
  const { admin } = payload.config.routes;
  const steps = await readSteps(payload, language);
  if (steps.some(({ isDone, name }) => name === 'demo' && !isDone))
    return <DemoNote adminRoute={admin} language={language} />;
  if (steps.every(({ isDone }) => isDone)) return null;
  return <LaunchList adminRoute={admin} language={language} steps={steps} />;
}
