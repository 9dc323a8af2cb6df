import type { ArticleEntry } from '../types.ts';
import { startAProject } from './start-a-project.ts';
import { projectRoles } from './project-roles.ts';
import { estimates } from './estimates.ts';
import { sendMaterial } from './send-material.ts';
import { testAddress } from './test-address.ts';
import { launchDay } from './launch-day.ts';
import { writeInBothLanguages } from './write-in-both-languages.ts';
import { addPictures } from './add-pictures.ts';
import { scheduleAPost } from './schedule-a-post.ts';
import { previewBeforePublishing } from './preview-before-publishing.ts';
import { changeAPageAddress } from './change-a-page-address.ts';
import { restoreOlderVersion } from './restore-older-version.ts';
import { placeAnOrder } from './place-an-order.ts';
import { quotesAndApproval } from './quotes-and-approval.ts';
import { invoicesAndPayment } from './invoices-and-payment.ts';
import { changeRequests } from './change-requests.ts';
import { trackAnOrder } from './track-an-order.ts';
import { cancelOrPause } from './cancel-or-pause.ts';
import { connectYourDomain } from './connect-your-domain.ts';
import { backups } from './backups.ts';
import { accountsAndPasswords } from './accounts-and-passwords.ts';
import { reportSecurityProblem } from './report-security-problem.ts';
import { uptimeAndMaintenance } from './uptime-and-maintenance.ts';
import { personalDataRequests } from './personal-data-requests.ts';

/** In the order in which the knowledge base shows them. */
export const articles: ArticleEntry[] = [
  startAProject,
  projectRoles,
  estimates,
  sendMaterial,
  testAddress,
  launchDay,
  writeInBothLanguages,
  addPictures,
  scheduleAPost,
  previewBeforePublishing,
  changeAPageAddress,
  restoreOlderVersion,
  placeAnOrder,
  quotesAndApproval,
  invoicesAndPayment,
  changeRequests,
  trackAnOrder,
  cancelOrPause,
  connectYourDomain,
  backups,
  accountsAndPasswords,
  reportSecurityProblem,
  uptimeAndMaintenance,
  personalDataRequests,
];
