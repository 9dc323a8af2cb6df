import type { CollectionConfig } from 'payload';
import { acts } from './platform/staff/audit/acts.ts';
import { actsExport } from './platform/staff/audit/export-acts.ts';
import { withoutBlankTexts } from './platform/staff/fields/blank-texts.ts';
import { withToldFailures } from './platform/staff/fields/failed-checks.ts';
import { withFormGuards } from './platform/staff/form-guards.ts';
import { hiddenWithItsPart } from './platform/parts/part-of-collection.ts';
import { withTrace } from './platform/staff/audit/record-act.ts';
import { withLastPage } from './platform/staff/lists/list-address.ts';
import { withNamedReferences } from './platform/staff/titles/reference-fields.ts';
import { accountBans, accountSessions, accounts, bannedAddresses, loginFailures } from './accounts/index.ts';
import {
  articles,
  authors,
  brandFiles,
  careers,
  categories,
  comments,
  companies,
  confirmedSources,
  deskSaves,
  overruledTexts,
  dismissals,
  findings,
  history,
  industries,
  landingPages,
  legals,
  media,
  notices,
  posts,
  products,
  redirects,
  services,
  solutions,
  tags,
  terms,
  threads,
  withSpokenLabels,
  works,
} from './content/index.ts';
import { errors } from './errors/index.ts';
import { gapActs, gapFigures, gaps } from './gaps/index.ts';
import { cannedReplies, chatMessages, chatNotes, chats } from './chat/index.ts';
import { withoutVersions } from './platform/payload/no-versions.ts';
import { withNumericIds } from './platform/payload/numeric-ids.ts';
import { ratings } from './ratings/index.ts';
import { searches, searchRules, searchSynonyms } from './search/index.ts';
import {
  applications,
  contacts,
  events,
  feedback,
  forms,
  formVersions,
  orders,
  reports,
  responses,
} from './submissions/index.ts';
import { mails } from './mail/index.ts';
import { uploads } from './uploads/index.ts';
import { wordDrafts, words } from './words/index.ts';
import { requireProof, signInSteps, staffChallenges, staffDevices, staffFactors, users } from './users/index.ts';

/** In the order of the admin's navigation. */
const inOrder: CollectionConfig[] = [
  contacts,
  feedback,
  reports,
  orders,
  applications,
  chats,
  chatMessages,
  chatNotes,
  cannedReplies,
  uploads,
  events,
  accounts,
  accountBans,
  accountSessions,
  bannedAddresses,
  loginFailures,
  services,
  solutions,
  industries,
  products,
  works,
  posts,
  careers,
  companies,
  legals,
  articles,
  landingPages,
  ratings,
  searches,
  searchSynonyms,
  searchRules,
  categories,
  authors,
  tags,
  terms,
  media,
  mails,
  findings,
  dismissals,
  redirects,
  threads,
  comments,
  history,
  notices,
  users,
  signInSteps,
  staffFactors,
  staffChallenges,
  staffDevices,
  { ...acts, endpoints: [actsExport(requireProof)] },
  errors,
  confirmedSources,
  deskSaves,
  overruledTexts,
  gaps,
  gapActs,
  gapFigures,
  brandFiles,
  // Behind those with indexes of the same names, which are numbered in this order.
  responses,
  forms,
  formVersions,
  words,
  wordDrafts,
];

/** Whatever is deleted for good leaves a trace of who did it; what a form was refused for stays until it is answered. */
export const collections = inOrder
  .map(withTrace)
  .map(withoutVersions)
  .map(withNumericIds)
  .map(withFormGuards)
  .map(withoutBlankTexts)
  .map(withToldFailures)
  .map(withNamedReferences)
  .map(withLastPage)
  .map(hiddenWithItsPart)
  .map(withSpokenLabels);
