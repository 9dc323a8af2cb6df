import type { CollectionConfig } from 'payload';
import { acts } from './platform/staff/audit/acts.ts';
import { withTrace } from './platform/staff/audit/record-act.ts';
import { accountBans } from './accounts/collections/account-bans.ts';
import { accountSessions } from './accounts/collections/account-sessions.ts';
import { accounts } from './accounts/collections/accounts.ts';
import { bannedAddresses } from './accounts/collections/banned-addresses.ts';
import { loginFailures } from './accounts/collections/login-failures.ts';
import { articles } from './content/articles/collection.ts';
import { authors } from './content/authors/collection.ts';
import { careers } from './content/careers/collection.ts';
import { categories } from './content/categories/collection.ts';
import { cannedReplies } from './chat/collections/canned-replies.ts';
import { chatMessages } from './chat/collections/chat-messages.ts';
import { chatNotes } from './chat/collections/chat-notes.ts';
import { chats } from './chat/collections/chats.ts';
import { companies } from './content/companies/collection.ts';
import { industries } from './content/industries/collection.ts';
import { withSpokenLabels } from './content/entry/labels.ts';
import { legals } from './content/legals/collection.ts';
import { media } from './content/media/media.ts';
import { withoutVersions } from './platform/database/no-versions.ts';
import { posts } from './content/posts/collection.ts';
import { products } from './content/products/collection.ts';
import { redirects } from './content/redirects/collection.ts';
import { searches } from './search/missed/searches.ts';
import { services } from './content/services/collection.ts';
import { solutions } from './content/solutions/collection.ts';
import { applications } from './submissions/collections/applications.ts';
import { contacts } from './submissions/collections/contacts.ts';
import { events } from './submissions/collections/events.ts';
import { feedback } from './submissions/collections/feedback.ts';
import { mails } from './mail/mails.ts';
import { orders } from './submissions/collections/orders.ts';
import { reports } from './submissions/collections/reports.ts';
import { uploads } from './uploads/collection.ts';
import { tags } from './content/tags/collection.ts';
import { users } from './users/collection.ts';
import { works } from './content/works/collection.ts';

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
