import type { CollectionConfig } from 'payload';
import { acts } from '../audit/acts.ts';
import { withTrace } from '../audit/record-act.ts';
import { accountBans } from './accounts/account-bans.ts';
import { accountSessions } from './accounts/account-sessions.ts';
import { accounts } from './accounts/accounts.ts';
import { bannedAddresses } from './accounts/banned-addresses.ts';
import { loginFailures } from './accounts/login-failures.ts';
import { articles } from './articles.ts';
import { authors } from './authors.ts';
import { careers } from './careers.ts';
import { categories } from './categories.ts';
import { cannedReplies } from './chats/canned-replies.ts';
import { chatMessages } from './chats/chat-messages.ts';
import { chatNotes } from './chats/chat-notes.ts';
import { chats } from './chats/chats.ts';
import { companies } from './companies.ts';
import { industries } from './industries.ts';
import { withSpokenLabels } from './labels.ts';
import { legals } from './legals.ts';
import { media } from './media.ts';
import { withoutVersions } from './no-versions.ts';
import { posts } from './posts.ts';
import { products } from './products.ts';
import { redirects } from './redirects.ts';
import { searches } from './searches.ts';
import { services } from './services.ts';
import { solutions } from './solutions.ts';
import { applications } from './submissions/applications.ts';
import { contacts } from './submissions/contacts.ts';
import { events } from './submissions/events.ts';
import { feedback } from './submissions/feedback.ts';
import { mails } from './submissions/mails.ts';
import { orders } from './submissions/orders.ts';
import { reports } from './submissions/reports.ts';
import { uploads } from './submissions/uploads.ts';
import { tags } from './tags.ts';
import { users } from './users.ts';
import { works } from './works.ts';

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
  searches,
  categories,
  authors,
  tags,
  media,
  mails,
  redirects,
  users,
  acts,
];

/** Whatever is deleted for good leaves a trace of who did it. */
export const collections = inOrder.map(withTrace).map(withoutVersions).map(withSpokenLabels);
