import { TitleCell as TitleCell_84655371e766ec8f74d5fe1d803dc670 } from '../../../admin-ui/inbox/list/title-cell.tsx'
import { SenderCell as SenderCell_0709aa3ee3d3d6682e33d31c3dbbc948 } from '../../../admin-ui/inbox/list/sender-cell.tsx'
import { ReferenceCell as ReferenceCell_0ef24fa3b1efd3e67c909e53455b2ecd } from '../../../admin-ui/inbox/list/reference-cell.tsx'
import { StateCell as StateCell_fef54467d33e6f29e984fec0ac2ece30 } from '../../../admin-ui/inbox/list/state-cell.tsx'
import { AssigneeCell as AssigneeCell_c61f946b27e4acd306b3b1bfcdf82c24 } from '../../../admin-ui/inbox/list/assignee-cell.tsx'
import { AgeCell as AgeCell_688a1c719a94b4bf34a10818bf224231 } from '../../../admin-ui/inbox/list/age-cell.tsx'
import { NotCompared as NotCompared_b1fadbc6a5a7233d6021d1a05fea3efb } from '../../../admin-ui/saving/versions-view.tsx'
import { InboxFolders as InboxFolders_d7344329b04de484d155c38b67cdf0c7 } from '../../../admin-ui/inbox/list/inbox-folders.tsx'
import { SubmissionView as SubmissionView_a0d0faf34c768d17e785a16671557710 } from '../../../admin-ui/inbox/document/submission-view.tsx'
import { InboxList as InboxList_3b677f6dc20063713b37021c40703890 } from '../../../admin-ui/inbox/bulk/inbox-list.tsx'
import { RowLabel as RowLabel_b630248ca649b47d23390b05a796b148 } from '../../../admin-ui/row-label.tsx'
import { DeskLink as DeskLink_bbf8556625df039cc7f07c38fc2d25b4 } from '../../../admin-ui/chat/desk-link.tsx'
import { AccountOverview as AccountOverview_a005c1645e7094ce1c12c230334878bf } from '../../../admin-ui/accounts/account-overview.tsx'
import { OtherChanges as OtherChanges_82bc9092f0ac42e995a27dcb63122067 } from '../../../admin-ui/saving/other-changes.tsx'
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
import { PublicationPanel as PublicationPanel_2d25e2521995c422a02b641fe0b045cf } from '../../../admin-ui/publication/publication-panel.tsx'
import { LanguagesCell as LanguagesCell_b9fce4e7962bf2b9f6ee0f3951196e7f } from '../../../admin-ui/publication/languages-cell.tsx'
import { UsedIn as UsedIn_1ebe0586d3aa38493514467ace97447d } from '../../../admin-ui/removal/used-in.tsx'
import { TrashItem as TrashItem_c626e50fdb8c4b2d2185730b9c92ec36 } from '../../../admin-ui/removal/trash-item.tsx'
import { PublishButton as PublishButton_807c6f309f6af71f4f8e2644c17797b5 } from '../../../admin-ui/publishing/publish-button.tsx'
import { PublicationStatus as PublicationStatus_0f98214aef1335e2a9c96d9fc428fd57 } from '../../../admin-ui/saving/publication-status.tsx'
import { UnpublishButton as UnpublishButton_21e4d004d099af917dffb6446cd6cf07 } from '../../../admin-ui/publication/unpublish-button.tsx'
import { VersionsView as VersionsView_b1fadbc6a5a7233d6021d1a05fea3efb } from '../../../admin-ui/saving/versions-view.tsx'
import { SubjectCell as SubjectCell_896ada9804054cb3c681b56b91d980d3 } from '../../../admin-ui/inbox/mail/subject-cell.tsx'
import { MailStateCell as MailStateCell_62b1af545f408510487887e864521d1e } from '../../../admin-ui/inbox/mail/mail-state-cell.tsx'
import { MailView as MailView_03241e25c3a881ebe56f89575ceec810 } from '../../../admin-ui/inbox/mail/mail-view.tsx'
import { Invitation as Invitation_455ba0aca0675114a3835ded2a730d31 } from '../../../admin-ui/staff/invitation.tsx'
import { PresentPassword as PresentPassword_0d3165e630b1033e5998a1a0dc3f511f } from '../../../admin-ui/staff/present-password.tsx'
import { OwnSessions as OwnSessions_c05b3d0c0d542baa5199f7524bfb7486 } from '../../../admin-ui/staff/own-sessions.tsx'
import { KindCell as KindCell_b50a53b4d493685899afeb476074022f } from '../../../admin-ui/audit/kind-cell.tsx'
import { Icon as Icon_7ed0cb8e289326d4090ac27286ddbc27 } from '../../../admin-ui/brand/icon.tsx'
import { Logo as Logo_059a78ea2168bf3d05016ddf2c6cb4b8 } from '../../../admin-ui/brand/logo.tsx'
import { TranslationBoard as TranslationBoard_db1dbdda133c7bf5d9ad2def6d57b08b } from '../../../admin-ui/translation-board/translation-board.tsx'
import { SchedulesBoard as SchedulesBoard_1b4a37155c7f1e3856e7187945b1958f } from '../../../admin-ui/publication/schedules-board.tsx'
import { ChatsBoard as ChatsBoard_779f220b528d620cda7a29c3a3a7c3ac } from '../../../admin-ui/chat/board/chats-board.tsx'
import { InboxBoard as InboxBoard_0fb19d17a9350de09f65a49055a5c6ca } from '../../../admin-ui/inbox/board/inbox-board.tsx'
import { SearchesBoard as SearchesBoard_d6e992d3c2bd1479d38b799fac33031f } from '../../../admin-ui/searches-board/searches-board.tsx'
import { DeskNavLink as DeskNavLink_6b4fbed88e453b0a1f3ab9a1b042bdd9 } from '../../../admin-ui/chat/nav-link.tsx'
import { AccountLanguage as AccountLanguage_43dd138a54ed3efb02f74d6e89b3471c } from '../../../admin-ui/staff/account-language.tsx'
import { Naming as Naming_6426b6750167a6adc87805f9c5c50668 } from '../../../admin-ui/naming/naming.tsx'
import { DeskView as DeskView_ab7695e742f4b660fc1a5f3334d3ce81 } from '../../../admin-ui/chat/desk-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin-ui/inbox/list/title-cell.tsx#TitleCell": TitleCell_84655371e766ec8f74d5fe1d803dc670,
  "/admin-ui/inbox/list/sender-cell.tsx#SenderCell": SenderCell_0709aa3ee3d3d6682e33d31c3dbbc948,
  "/admin-ui/inbox/list/reference-cell.tsx#ReferenceCell": ReferenceCell_0ef24fa3b1efd3e67c909e53455b2ecd,
  "/admin-ui/inbox/list/state-cell.tsx#StateCell": StateCell_fef54467d33e6f29e984fec0ac2ece30,
  "/admin-ui/inbox/list/assignee-cell.tsx#AssigneeCell": AssigneeCell_c61f946b27e4acd306b3b1bfcdf82c24,
  "/admin-ui/inbox/list/age-cell.tsx#AgeCell": AgeCell_688a1c719a94b4bf34a10818bf224231,
  "/admin-ui/saving/versions-view.tsx#NotCompared": NotCompared_b1fadbc6a5a7233d6021d1a05fea3efb,
  "/admin-ui/inbox/list/inbox-folders.tsx#InboxFolders": InboxFolders_d7344329b04de484d155c38b67cdf0c7,
  "/admin-ui/inbox/document/submission-view.tsx#SubmissionView": SubmissionView_a0d0faf34c768d17e785a16671557710,
  "/admin-ui/inbox/bulk/inbox-list.tsx#InboxList": InboxList_3b677f6dc20063713b37021c40703890,
  "/admin-ui/row-label.tsx#RowLabel": RowLabel_b630248ca649b47d23390b05a796b148,
  "/admin-ui/chat/desk-link.tsx#DeskLink": DeskLink_bbf8556625df039cc7f07c38fc2d25b4,
  "/admin-ui/accounts/account-overview.tsx#AccountOverview": AccountOverview_a005c1645e7094ce1c12c230334878bf,
  "/admin-ui/saving/other-changes.tsx#OtherChanges": OtherChanges_82bc9092f0ac42e995a27dcb63122067,
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
  "/admin-ui/publication/publication-panel.tsx#PublicationPanel": PublicationPanel_2d25e2521995c422a02b641fe0b045cf,
  "/admin-ui/publication/languages-cell.tsx#LanguagesCell": LanguagesCell_b9fce4e7962bf2b9f6ee0f3951196e7f,
  "/admin-ui/removal/used-in.tsx#UsedIn": UsedIn_1ebe0586d3aa38493514467ace97447d,
  "/admin-ui/removal/trash-item.tsx#TrashItem": TrashItem_c626e50fdb8c4b2d2185730b9c92ec36,
  "/admin-ui/publishing/publish-button.tsx#PublishButton": PublishButton_807c6f309f6af71f4f8e2644c17797b5,
  "/admin-ui/saving/publication-status.tsx#PublicationStatus": PublicationStatus_0f98214aef1335e2a9c96d9fc428fd57,
  "/admin-ui/publication/unpublish-button.tsx#UnpublishButton": UnpublishButton_21e4d004d099af917dffb6446cd6cf07,
  "/admin-ui/saving/versions-view.tsx#VersionsView": VersionsView_b1fadbc6a5a7233d6021d1a05fea3efb,
  "/admin-ui/inbox/mail/subject-cell.tsx#SubjectCell": SubjectCell_896ada9804054cb3c681b56b91d980d3,
  "/admin-ui/inbox/mail/mail-state-cell.tsx#MailStateCell": MailStateCell_62b1af545f408510487887e864521d1e,
  "/admin-ui/inbox/mail/mail-view.tsx#MailView": MailView_03241e25c3a881ebe56f89575ceec810,
  "/admin-ui/staff/invitation.tsx#Invitation": Invitation_455ba0aca0675114a3835ded2a730d31,
  "/admin-ui/staff/present-password.tsx#PresentPassword": PresentPassword_0d3165e630b1033e5998a1a0dc3f511f,
  "/admin-ui/staff/own-sessions.tsx#OwnSessions": OwnSessions_c05b3d0c0d542baa5199f7524bfb7486,
  "/admin-ui/audit/kind-cell.tsx#KindCell": KindCell_b50a53b4d493685899afeb476074022f,
  "/admin-ui/brand/icon.tsx#Icon": Icon_7ed0cb8e289326d4090ac27286ddbc27,
  "/admin-ui/brand/logo.tsx#Logo": Logo_059a78ea2168bf3d05016ddf2c6cb4b8,
  "/admin-ui/translation-board/translation-board.tsx#TranslationBoard": TranslationBoard_db1dbdda133c7bf5d9ad2def6d57b08b,
  "/admin-ui/publication/schedules-board.tsx#SchedulesBoard": SchedulesBoard_1b4a37155c7f1e3856e7187945b1958f,
  "/admin-ui/chat/board/chats-board.tsx#ChatsBoard": ChatsBoard_779f220b528d620cda7a29c3a3a7c3ac,
  "/admin-ui/inbox/board/inbox-board.tsx#InboxBoard": InboxBoard_0fb19d17a9350de09f65a49055a5c6ca,
  "/admin-ui/searches-board/searches-board.tsx#SearchesBoard": SearchesBoard_d6e992d3c2bd1479d38b799fac33031f,
  "/admin-ui/chat/nav-link.tsx#DeskNavLink": DeskNavLink_6b4fbed88e453b0a1f3ab9a1b042bdd9,
  "/admin-ui/staff/account-language.tsx#AccountLanguage": AccountLanguage_43dd138a54ed3efb02f74d6e89b3471c,
  "/admin-ui/naming/naming.tsx#Naming": Naming_6426b6750167a6adc87805f9c5c50668,
  "/admin-ui/chat/desk-view.tsx#DeskView": DeskView_ab7695e742f4b660fc1a5f3334d3ce81,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
