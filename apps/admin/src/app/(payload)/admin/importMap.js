import { TitleCell as TitleCell_84655371e766ec8f74d5fe1d803dc670 } from '../../../submissions/screens/list/title-cell.tsx'
import { SenderCell as SenderCell_0709aa3ee3d3d6682e33d31c3dbbc948 } from '../../../submissions/screens/list/sender-cell.tsx'
import { ReferenceCell as ReferenceCell_0ef24fa3b1efd3e67c909e53455b2ecd } from '../../../submissions/screens/list/reference-cell.tsx'
import { StateCell as StateCell_fef54467d33e6f29e984fec0ac2ece30 } from '../../../submissions/screens/list/state-cell.tsx'
import { AssigneeCell as AssigneeCell_c61f946b27e4acd306b3b1bfcdf82c24 } from '../../../submissions/screens/list/assignee-cell.tsx'
import { AgeCell as AgeCell_688a1c719a94b4bf34a10818bf224231 } from '../../../submissions/screens/list/age-cell.tsx'
import { NotCompared as NotCompared_b1fadbc6a5a7233d6021d1a05fea3efb } from '../../../content/saving/screens/versions-view.tsx'
import { InboxFolders as InboxFolders_d7344329b04de484d155c38b67cdf0c7 } from '../../../submissions/screens/list/inbox-folders.tsx'
import { SubmissionView as SubmissionView_a0d0faf34c768d17e785a16671557710 } from '../../../submissions/screens/document/submission-view.tsx'
import { InboxList as InboxList_3b677f6dc20063713b37021c40703890 } from '../../../submissions/screens/bulk/inbox-list.tsx'
import { RowLabel as RowLabel_b630248ca649b47d23390b05a796b148 } from '../../../platform/staff/screens/row-label.tsx'
import { DeskLink as DeskLink_bbf8556625df039cc7f07c38fc2d25b4 } from '../../../chat/screens/desk-link.tsx'
import { AccountOverview as AccountOverview_a005c1645e7094ce1c12c230334878bf } from '../../../privacy/screens/account-overview.tsx'
import { OtherChanges as OtherChanges_82bc9092f0ac42e995a27dcb63122067 } from '../../../content/saving/screens/other-changes.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PublicationPanel as PublicationPanel_2d25e2521995c422a02b641fe0b045cf } from '../../../content/schedules/screens/publication-panel.tsx'
import { LanguagesCell as LanguagesCell_b9fce4e7962bf2b9f6ee0f3951196e7f } from '../../../content/schedules/screens/languages-cell.tsx'
import { UsedIn as UsedIn_1ebe0586d3aa38493514467ace97447d } from '../../../content/uses/screens/used-in.tsx'
import { TrashItem as TrashItem_c626e50fdb8c4b2d2185730b9c92ec36 } from '../../../content/uses/screens/trash-item.tsx'
import { PublishButton as PublishButton_807c6f309f6af71f4f8e2644c17797b5 } from '../../../content/saving/screens/publish-button.tsx'
import { PublicationStatus as PublicationStatus_0f98214aef1335e2a9c96d9fc428fd57 } from '../../../content/saving/screens/publication-status.tsx'
import { UnpublishButton as UnpublishButton_21e4d004d099af917dffb6446cd6cf07 } from '../../../content/schedules/screens/unpublish-button.tsx'
import { VersionsView as VersionsView_b1fadbc6a5a7233d6021d1a05fea3efb } from '../../../content/saving/screens/versions-view.tsx'
import { SubjectCell as SubjectCell_896ada9804054cb3c681b56b91d980d3 } from '../../../mail/screens/subject-cell.tsx'
import { MailStateCell as MailStateCell_62b1af545f408510487887e864521d1e } from '../../../mail/screens/mail-state-cell.tsx'
import { MailView as MailView_03241e25c3a881ebe56f89575ceec810 } from '../../../mail/screens/mail-view.tsx'
import { Invitation as Invitation_455ba0aca0675114a3835ded2a730d31 } from '../../../users/screens/invitation.tsx'
import { PresentPassword as PresentPassword_0d3165e630b1033e5998a1a0dc3f511f } from '../../../users/screens/present-password.tsx'
import { OwnSessions as OwnSessions_c05b3d0c0d542baa5199f7524bfb7486 } from '../../../users/screens/own-sessions.tsx'
import { KindCell as KindCell_b50a53b4d493685899afeb476074022f } from '../../../platform/staff/audit/kind-cell.tsx'
import { Icon as Icon_7ed0cb8e289326d4090ac27286ddbc27 } from '../../../platform/staff/brand/icon.tsx'
import { Logo as Logo_059a78ea2168bf3d05016ddf2c6cb4b8 } from '../../../platform/staff/brand/logo.tsx'
import { TranslationBoard as TranslationBoard_db1dbdda133c7bf5d9ad2def6d57b08b } from '../../../content/translation-board/translation-board.tsx'
import { SchedulesBoard as SchedulesBoard_1b4a37155c7f1e3856e7187945b1958f } from '../../../content/schedules/screens/schedules-board.tsx'
import { ChatsBoard as ChatsBoard_779f220b528d620cda7a29c3a3a7c3ac } from '../../../chat/screens/board/chats-board.tsx'
import { InboxBoard as InboxBoard_0fb19d17a9350de09f65a49055a5c6ca } from '../../../submissions/screens/board/inbox-board.tsx'
import { SearchesBoard as SearchesBoard_d6e992d3c2bd1479d38b799fac33031f } from '../../../search/screens/searches-board.tsx'
import { DeskNavLink as DeskNavLink_6b4fbed88e453b0a1f3ab9a1b042bdd9 } from '../../../chat/screens/nav-link.tsx'
import { AccountLanguage as AccountLanguage_43dd138a54ed3efb02f74d6e89b3471c } from '../../../users/screens/account-language.tsx'
import { Naming as Naming_6426b6750167a6adc87805f9c5c50668 } from '../../../platform/staff/naming/naming.tsx'
import { DeskView as DeskView_ab7695e742f4b660fc1a5f3334d3ce81 } from '../../../chat/screens/desk-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/submissions/screens/list/title-cell.tsx#TitleCell": TitleCell_84655371e766ec8f74d5fe1d803dc670,
  "/submissions/screens/list/sender-cell.tsx#SenderCell": SenderCell_0709aa3ee3d3d6682e33d31c3dbbc948,
  "/submissions/screens/list/reference-cell.tsx#ReferenceCell": ReferenceCell_0ef24fa3b1efd3e67c909e53455b2ecd,
  "/submissions/screens/list/state-cell.tsx#StateCell": StateCell_fef54467d33e6f29e984fec0ac2ece30,
  "/submissions/screens/list/assignee-cell.tsx#AssigneeCell": AssigneeCell_c61f946b27e4acd306b3b1bfcdf82c24,
  "/submissions/screens/list/age-cell.tsx#AgeCell": AgeCell_688a1c719a94b4bf34a10818bf224231,
  "/content/saving/screens/versions-view.tsx#NotCompared": NotCompared_b1fadbc6a5a7233d6021d1a05fea3efb,
  "/submissions/screens/list/inbox-folders.tsx#InboxFolders": InboxFolders_d7344329b04de484d155c38b67cdf0c7,
  "/submissions/screens/document/submission-view.tsx#SubmissionView": SubmissionView_a0d0faf34c768d17e785a16671557710,
  "/submissions/screens/bulk/inbox-list.tsx#InboxList": InboxList_3b677f6dc20063713b37021c40703890,
  "/platform/staff/screens/row-label.tsx#RowLabel": RowLabel_b630248ca649b47d23390b05a796b148,
  "/chat/screens/desk-link.tsx#DeskLink": DeskLink_bbf8556625df039cc7f07c38fc2d25b4,
  "/privacy/screens/account-overview.tsx#AccountOverview": AccountOverview_a005c1645e7094ce1c12c230334878bf,
  "/content/saving/screens/other-changes.tsx#OtherChanges": OtherChanges_82bc9092f0ac42e995a27dcb63122067,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/content/schedules/screens/publication-panel.tsx#PublicationPanel": PublicationPanel_2d25e2521995c422a02b641fe0b045cf,
  "/content/schedules/screens/languages-cell.tsx#LanguagesCell": LanguagesCell_b9fce4e7962bf2b9f6ee0f3951196e7f,
  "/content/uses/screens/used-in.tsx#UsedIn": UsedIn_1ebe0586d3aa38493514467ace97447d,
  "/content/uses/screens/trash-item.tsx#TrashItem": TrashItem_c626e50fdb8c4b2d2185730b9c92ec36,
  "/content/saving/screens/publish-button.tsx#PublishButton": PublishButton_807c6f309f6af71f4f8e2644c17797b5,
  "/content/saving/screens/publication-status.tsx#PublicationStatus": PublicationStatus_0f98214aef1335e2a9c96d9fc428fd57,
  "/content/schedules/screens/unpublish-button.tsx#UnpublishButton": UnpublishButton_21e4d004d099af917dffb6446cd6cf07,
  "/content/saving/screens/versions-view.tsx#VersionsView": VersionsView_b1fadbc6a5a7233d6021d1a05fea3efb,
  "/mail/screens/subject-cell.tsx#SubjectCell": SubjectCell_896ada9804054cb3c681b56b91d980d3,
  "/mail/screens/mail-state-cell.tsx#MailStateCell": MailStateCell_62b1af545f408510487887e864521d1e,
  "/mail/screens/mail-view.tsx#MailView": MailView_03241e25c3a881ebe56f89575ceec810,
  "/users/screens/invitation.tsx#Invitation": Invitation_455ba0aca0675114a3835ded2a730d31,
  "/users/screens/present-password.tsx#PresentPassword": PresentPassword_0d3165e630b1033e5998a1a0dc3f511f,
  "/users/screens/own-sessions.tsx#OwnSessions": OwnSessions_c05b3d0c0d542baa5199f7524bfb7486,
  "/platform/staff/audit/kind-cell.tsx#KindCell": KindCell_b50a53b4d493685899afeb476074022f,
  "/platform/staff/brand/icon.tsx#Icon": Icon_7ed0cb8e289326d4090ac27286ddbc27,
  "/platform/staff/brand/logo.tsx#Logo": Logo_059a78ea2168bf3d05016ddf2c6cb4b8,
  "/content/translation-board/translation-board.tsx#TranslationBoard": TranslationBoard_db1dbdda133c7bf5d9ad2def6d57b08b,
  "/content/schedules/screens/schedules-board.tsx#SchedulesBoard": SchedulesBoard_1b4a37155c7f1e3856e7187945b1958f,
  "/chat/screens/board/chats-board.tsx#ChatsBoard": ChatsBoard_779f220b528d620cda7a29c3a3a7c3ac,
  "/submissions/screens/board/inbox-board.tsx#InboxBoard": InboxBoard_0fb19d17a9350de09f65a49055a5c6ca,
  "/search/screens/searches-board.tsx#SearchesBoard": SearchesBoard_d6e992d3c2bd1479d38b799fac33031f,
  "/chat/screens/nav-link.tsx#DeskNavLink": DeskNavLink_6b4fbed88e453b0a1f3ab9a1b042bdd9,
  "/users/screens/account-language.tsx#AccountLanguage": AccountLanguage_43dd138a54ed3efb02f74d6e89b3471c,
  "/platform/staff/naming/naming.tsx#Naming": Naming_6426b6750167a6adc87805f9c5c50668,
  "/chat/screens/desk-view.tsx#DeskView": DeskView_ab7695e742f4b660fc1a5f3334d3ce81,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
