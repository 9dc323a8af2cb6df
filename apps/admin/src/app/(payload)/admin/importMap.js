import { FormRefusals as FormRefusals_c4a3df57c89bdac2cb259f4dae934f19 } from '../../../platform/staff/refusals/keep-refusals.tsx'
import { StepGuard as StepGuard_bc102c33641076ee54e68df11347c61e } from '../../../platform/staff/leaving/step-guard.tsx'
import { TitleCell as TitleCell_2bad7ba6cbc75327170ab72fc5fef888 } from '../../../submissions/screens/list/cells.tsx'
import { SenderCell as SenderCell_2bad7ba6cbc75327170ab72fc5fef888 } from '../../../submissions/screens/list/cells.tsx'
import { ReferenceCell as ReferenceCell_2bad7ba6cbc75327170ab72fc5fef888 } from '../../../submissions/screens/list/cells.tsx'
import { StateCell as StateCell_2bad7ba6cbc75327170ab72fc5fef888 } from '../../../submissions/screens/list/cells.tsx'
import { AssigneeCell as AssigneeCell_2bad7ba6cbc75327170ab72fc5fef888 } from '../../../submissions/screens/list/cells.tsx'
import { NamesCell as NamesCell_a708b0c5fb56076149b21f4369ba5ae6 } from '../../../platform/staff/titles/names-cell.tsx'
import { AgeCell as AgeCell_2bad7ba6cbc75327170ab72fc5fef888 } from '../../../submissions/screens/list/cells.tsx'
import { NotCompared as NotCompared_eacca860b8b25ed5408bb15abe1a0bb1 } from '../../../content/versions/screens/versions-view.tsx'
import { InboxFolders as InboxFolders_02c86dbe345156149807cc1455ae248a } from '../../../submissions/screens/list/inbox-folders.tsx'
import { LastPage as LastPage_57a00db87e54539ec8ce63a51d75ceb0 } from '../../../platform/staff/lists/last-page.tsx'
import { SubmissionView as SubmissionView_a7d0788f1e97682ad6f5b84fd68d4793 } from '../../../submissions/screens/document/submission-view.tsx'
import { InboxList as InboxList_9fd21a12c663bd74ba5d1c0eea706931 } from '../../../submissions/screens/bulk/inbox-list.tsx'
import { WordsCell as WordsCell_575635aca5b669945e44b3641118fdce } from '../../../platform/staff/fields/words-cell.tsx'
import { RowLabel as RowLabel_3059396c7e0e7374f9d1103ab6cae1e4 } from '../../../platform/staff/screens/row-label.tsx'
import { DeskLink as DeskLink_cdcb6e451bd8d933931f37983f44a08a } from '../../../chat/screens/desk-links.tsx'
import { PlainFormChanges as PlainFormChanges_832b8454d62335fa9e31a252daba2063 } from '../../../content/saving/screens/plain-form.tsx'
import { SaveMerged as SaveMerged_832b8454d62335fa9e31a252daba2063 } from '../../../content/saving/screens/plain-form.tsx'
import { AccountOverview as AccountOverview_2e3f58a9a918beb22e577e39ae430f1d } from '../../../privacy/screens/account-overview.tsx'
import { OtherChanges as OtherChanges_4d75720abed9a247d984f60c84ca1d27 } from '../../../content/saving/screens/other-changes.tsx'
import { StateCell as StateCell_9199a634374ede638a9cdda28ebaf85c } from '../../../content/translation/screens/state-cell.tsx'
import { TitleCell as TitleCell_5996846a5e4bdf87ac7b78d36f883e4e } from '../../../platform/staff/titles/title-cell.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PublicationPanel as PublicationPanel_8a352c04e57dbfa4fd492fe68d6c53ca } from '../../../content/schedules/screens/publication-panel.tsx'
import { LanguagesCell as LanguagesCell_85f8b3e5b397d9fd6db10c9669024f01 } from '../../../content/schedules/screens/languages-cell.tsx'
import { FilledLabel as FilledLabel_5b4e60392654a0dc1b9d5011e803729c } from '../../../platform/staff/fields/filled-label.tsx'
import { UsedIn as UsedIn_91e5b8e08a4865eeef310ec59592f822 } from '../../../content/uses/screens/uses-list.tsx'
import { ExportListItem as ExportListItem_246d3ed29a73312b5618875916a71115 } from '../../../content/exchange/screens/export-items.tsx'
import { LeftWords as LeftWords_d52d4bf6112f47ba9b3925e12e804f2e } from '../../../content/desk/screens/entry/left-words.tsx'
import { StateFilter as StateFilter_a1e6d8b60de0aeea720c5289891b43ca } from '../../../content/translation/screens/state-filter.tsx'
import { ExportItem as ExportItem_246d3ed29a73312b5618875916a71115 } from '../../../content/exchange/screens/export-items.tsx'
import { ImportItem as ImportItem_1a66d6039f7e56f23d14131d5153d6bd } from '../../../content/exchange/screens/import-item.tsx'
import { TrashItem as TrashItem_9b4565f82692f02db78bd1bb787430af } from '../../../content/uses/screens/trash-item.tsx'
import { PublishButton as PublishButton_2e3208756c4fc8aa4b0b5578588252ee } from '../../../content/schedules/screens/form-actions.tsx'
import { PublicationStatus as PublicationStatus_d958f9f46c26e557c792ab68e220f0c9 } from '../../../content/saving/screens/publication-status.tsx'
import { UnpublishButton as UnpublishButton_2e3208756c4fc8aa4b0b5578588252ee } from '../../../content/schedules/screens/form-actions.tsx'
import { FormView as FormView_6aa763e50f081132aab1f297a554f0c1 } from '../../../content/desk/screens/desk-view.tsx'
import { DeskTab as DeskTab_c6c276e1bb7a332f824c402f0edb5eb9 } from '../../../content/desk/screens/view-tabs.tsx'
import { FormTab as FormTab_c6c276e1bb7a332f824c402f0edb5eb9 } from '../../../content/desk/screens/view-tabs.tsx'
import { VersionsView as VersionsView_eacca860b8b25ed5408bb15abe1a0bb1 } from '../../../content/versions/screens/versions-view.tsx'
import { VersionView as VersionView_0bf373fa9d4c80c9c7cfa2af18c16603 } from '../../../content/versions/screens/version-view.tsx'
import { ReviewView as ReviewView_0a76252f4e6eb1cf5cdf9a219f516004 } from '../../../content/review/screens/review-views.tsx'
import { ReviewTab as ReviewTab_79e082f67ad55e3ff7c872661bb5ac6d } from '../../../content/review/screens/view-tabs.tsx'
import { HistoryView as HistoryView_0a76252f4e6eb1cf5cdf9a219f516004 } from '../../../content/review/screens/review-views.tsx'
import { HistoryTab as HistoryTab_79e082f67ad55e3ff7c872661bb5ac6d } from '../../../content/review/screens/view-tabs.tsx'
import { EntryDesk as EntryDesk_3f8379ba30143f93bfbbc55cf1a8c544 } from '../../../content/desk/screens/desk-document.tsx'
import { WordsField as WordsField_d14ecc8b455f80d7e635af2d9bf33e15 } from '../../../platform/staff/fields/words-field.tsx'
import { InTrash as InTrash_919102ba6f25729b7a4dad25e1b9e4c5 } from '../../../content/saving/screens/in-trash.tsx'
import { TrySearch as TrySearch_03b11aa1cf6378e219241b345ece2a28 } from '../../../search/words/screens/try-search.tsx'
import { AddressCell as AddressCell_d43c902177b508d65477c70ddbf7737c } from '../../../platform/staff/titles/address-cell.tsx'
import { AnotherFile as AnotherFile_5680052d39fdabde81c3958a49cd5143 } from '../../../content/media/screens/another-file.tsx'
import { FileCell as FileCell_7329399d4eb3bf7a264fc45449ad132b } from '../../../content/media/screens/file-cell.tsx'
import { LibraryLink as LibraryLink_45b0f90fa87dcd64fc5314932e39e7b6 } from '../../../content/media/screens/library-view.tsx'
import { SubjectCell as SubjectCell_e1753474488cd5532fe632e04e83a58f } from '../../../mail/screens/cells.tsx'
import { MailStateCell as MailStateCell_e1753474488cd5532fe632e04e83a58f } from '../../../mail/screens/cells.tsx'
import { MailView as MailView_82709a09e8d8edb3cc10c1bf4fa3f755 } from '../../../mail/screens/mail-view.tsx'
import { Invitation as Invitation_ebb70e46b51b7eed6ec461392749b717 } from '../../../users/screens/invitation.tsx'
import { PresentPassword as PresentPassword_debe21a07ea57f9552b849f2b15b2354 } from '../../../users/screens/present-password.tsx'
import { OwnPassword as OwnPassword_8af8aba5a04c30d01740222c566b25a9 } from '../../../users/screens/own-password.tsx'
import { SecondFactor as SecondFactor_b68ca1180d9f8ee7ec33240667f46261 } from '../../../users/screens/own-factors.tsx'
import { OwnSessions as OwnSessions_ed97a6e30182e5e984ee5e736541975a } from '../../../users/screens/own-sessions.tsx'
import { KindCell as KindCell_5c7005979ee2e901a3c9e089d14498a4 } from '../../../platform/staff/audit/act-cells.tsx'
import { ActField as ActField_5c7005979ee2e901a3c9e089d14498a4 } from '../../../platform/staff/audit/act-cells.tsx'
import { ActCell as ActCell_5c7005979ee2e901a3c9e089d14498a4 } from '../../../platform/staff/audit/act-cells.tsx'
import { ActsExport as ActsExport_f67cc80e61da07f00b9426319fa2cabd } from '../../../platform/staff/screens/export-link.tsx'
import { MessageCell as MessageCell_b60d3716567621b2068a66a1822d9b2e } from '../../../errors/screens/cells.tsx'
import { ErrorStateCell as ErrorStateCell_b60d3716567621b2068a66a1822d9b2e } from '../../../errors/screens/cells.tsx'
import { ErrorFolders as ErrorFolders_957d590d34939df1722d05cd7f27da2a } from '../../../errors/screens/error-folders.tsx'
import { ErrorView as ErrorView_20de1f618dbdc97a41d8e1fbb86c83ff } from '../../../errors/screens/error-view.tsx'
import { FormConflicts as FormConflicts_a1dfe42bd7333219e8b631e49917f5ef } from '../../../submissions/screens/forms/form-conflicts.tsx'
import { BothLanguages as BothLanguages_f7e8994ae272cd7c9a5d939a9319a8db } from '../../../submissions/screens/forms/both-languages.tsx'
import { FieldsField as FieldsField_2c9b250c555a7a03620f1a2296305a18 } from '../../../submissions/screens/forms/fields-field.tsx'
import { ProductForms as ProductForms_5fc7274e1e69a7026e3a025de3d44b1e } from '../../../submissions/screens/forms/product-forms.tsx'
import { ZoneField as ZoneField_d800f1311dd1ae7d85c0697954247458 } from '../../../content/site/screens/zone-field.tsx'
import { PublishSettings as PublishSettings_069c804e3cca52852124301a07911291 } from '../../../content/saving/screens/settings-actions.tsx'
import { SettingsStatus as SettingsStatus_069c804e3cca52852124301a07911291 } from '../../../content/saving/screens/settings-actions.tsx'
import { FileField as FileField_6ac73b0bfc6bbca8aae4df0663c140aa } from '../../../content/brand/screens/file-field.tsx'
import { ColourField as ColourField_e5ebd5ddabe4e23f787840a456bf8cdf } from '../../../content/brand/screens/colour-field.tsx'
import { Adjusted as Adjusted_405b734af0f475ee0e89f091c7d46074 } from '../../../content/brand/screens/adjusted.tsx'
import { FacesField as FacesField_f187042826f074ff24e32ebb9f01e618 } from '../../../content/brand/screens/faces-field.tsx'
import { FaceField as FaceField_6ac73b0bfc6bbca8aae4df0663c140aa } from '../../../content/brand/screens/file-field.tsx'
import { StandingChoice as StandingChoice_c94c1f5cb0350859f7e64ffb8fd9f415 } from '../../../content/brand/screens/standing-choice.tsx'
import { BrandPreview as BrandPreview_20fde8857f09b22a71d01989e5df48d5 } from '../../../content/brand/screens/brand-preview.tsx'
import { NavigationPanel as NavigationPanel_c2fc4d7f0266c3e3878c6bf2d7aed1f9 } from '../../../content/navigation/screens/navigation-panel.tsx'
import { RowLeftOut as RowLeftOut_676ea410aec88f1bc70821a957825cb8 } from '../../../content/navigation/screens/left-out.tsx'
import { LevelTable as LevelTable_3b54c504d8e5c34c11163d9d69ebe7ff } from '../../../content/checks/screens/level-table.tsx'
import { GroupHeading as GroupHeading_defbde27cdcdb09b519fe44627cd9845 } from '../../../platform/staff/screens/group-heading.tsx'
import { MaintenanceBanner as MaintenanceBanner_c08cec582c0b7f0f3d2b06ca5e94b104 } from '../../../health/screens/maintenance-banner.tsx'
import { Icon as Icon_d893ba7c6bff6d6079782b4b959d117c } from '../../../content/brand/screens/company-mark.tsx'
import { Logo as Logo_d893ba7c6bff6d6079782b4b959d117c } from '../../../content/brand/screens/company-mark.tsx'
import { StartNavLink as StartNavLink_cf1e7ecc750d16b1194abccffdab8db8 } from '../../../start/screens/start-view.tsx'
import { WordsNavLink as WordsNavLink_a80b0280556fe8dee4a712c92ace3e55 } from '../../../words/screens/words-view.tsx'
import { ExchangeNavLink as ExchangeNavLink_bc8e3ffebf0631d9b56243f9601f2835 } from '../../../content/exchange/screens/exchange-view.tsx'
import { BundlesNavLink as BundlesNavLink_2278e3f5fbd3fe048f67f8b7cddb0d6c } from '../../../bundles/screens/bundles-view.tsx'
import { DashboardHead as DashboardHead_fd186ba86575666e04d7c4523c68f457 } from '../../../gaps/screens/dashboard-head.tsx'
import { LaunchBoard as LaunchBoard_cf1e7ecc750d16b1194abccffdab8db8 } from '../../../start/screens/start-view.tsx'
import { ForYouBoard as ForYouBoard_a078785bcbeb6a199426cd45f62699d6 } from '../../../content/review/screens/for-you-board.tsx'
import { OwnGaps as OwnGaps_aa8d462fa2b802a9c59c509e76dd481c } from '../../../gaps/screens/gaps-summary.tsx'
import { GapsSummary as GapsSummary_aa8d462fa2b802a9c59c509e76dd481c } from '../../../gaps/screens/gaps-summary.tsx'
import { SchedulesBoard as SchedulesBoard_375c4da4d9f2e9a9ec1bf6d785db003b } from '../../../content/schedules/screens/schedules-board.tsx'
import { ChatsBoard as ChatsBoard_832354f0df987ac2a8ed399c7154f84b } from '../../../chat/screens/board/chats-board.tsx'
import { InboxBoard as InboxBoard_edc05e9de35c98a8a412facb80fb428f } from '../../../submissions/screens/board/inbox-board.tsx'
import { SearchesBoard as SearchesBoard_4f46f2942018aafa2833b3a77805ba41 } from '../../../search/screens/searches-board.tsx'
import { ErrorsBoard as ErrorsBoard_b304b54ac7ca9b32a22f96295b6b56fc } from '../../../errors/screens/errors-board.tsx'
import { BackupsBoard as BackupsBoard_63ab9793c352dd666eb5e1f2b9bdb5ae } from '../../../backup/screens/backups-board.tsx'
import { ReleaseBoard as ReleaseBoard_5d87dfab8cfebacc855f784ce3876046 } from '../../../health/screens/release-board.tsx'
import { DeskNavLink as DeskNavLink_cdcb6e451bd8d933931f37983f44a08a } from '../../../chat/screens/desk-links.tsx'
import { GapsNav as GapsNav_2e6fd188d218b893aeaf5be946d55cff } from '../../../gaps/screens/gaps-nav.tsx'
import { AccountLanguage as AccountLanguage_f8b7c9b9160f7f8a0b7ddf0fe9c602a5 } from '../../../users/screens/account-language.tsx'
import { SystemTheme as SystemTheme_5611d9f2451587637759c3989d12e71a } from '../../../users/screens/system-theme.tsx'
import { Naming as Naming_1c9198c0fb33b63134205f435d793c63 } from '../../../platform/staff/naming/naming.tsx'
import { OneLanguage as OneLanguage_e4135cb4c73e932c2d1b9237c84a65ad } from '../../../platform/staff/screens/one-language.tsx'
import { KeepRefusals as KeepRefusals_c4a3df57c89bdac2cb259f4dae934f19 } from '../../../platform/staff/refusals/keep-refusals.tsx'
import { ReportErrors as ReportErrors_e2065e9da43d379240e232aaf86e580a } from '../../../errors/screens/report-errors.tsx'
import { ProofGuard as ProofGuard_99d75cf34ab7fdaaf70dd15067a87547 } from '../../../users/screens/proof-guard.tsx'
import { PageDesk as PageDesk_3f8379ba30143f93bfbbc55cf1a8c544 } from '../../../content/desk/screens/desk-document.tsx'
import { GapsView as GapsView_c85e6738778a0c564b4293bc0932ca1b } from '../../../gaps/screens/gaps-view.tsx'
import { TranslationsView as TranslationsView_af4b06edf1cfb5516158ff0e77e421ee } from '../../../gaps/screens/translations-view.tsx'
import { DeskView as DeskView_3f3e721104ae341fad5d65aa438a22d5 } from '../../../chat/screens/desk-view.tsx'
import { LibraryView as LibraryView_45b0f90fa87dcd64fc5314932e39e7b6 } from '../../../content/media/screens/library-view.tsx'
import { WordsView as WordsView_a80b0280556fe8dee4a712c92ace3e55 } from '../../../words/screens/words-view.tsx'
import { ExchangeView as ExchangeView_bc8e3ffebf0631d9b56243f9601f2835 } from '../../../content/exchange/screens/exchange-view.tsx'
import { StartView as StartView_cf1e7ecc750d16b1194abccffdab8db8 } from '../../../start/screens/start-view.tsx'
import { BundlesView as BundlesView_2278e3f5fbd3fe048f67f8b7cddb0d6c } from '../../../bundles/screens/bundles-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/platform/staff/refusals/keep-refusals.tsx#FormRefusals": FormRefusals_c4a3df57c89bdac2cb259f4dae934f19,
  "/platform/staff/leaving/step-guard.tsx#StepGuard": StepGuard_bc102c33641076ee54e68df11347c61e,
  "/submissions/screens/list/cells.tsx#TitleCell": TitleCell_2bad7ba6cbc75327170ab72fc5fef888,
  "/submissions/screens/list/cells.tsx#SenderCell": SenderCell_2bad7ba6cbc75327170ab72fc5fef888,
  "/submissions/screens/list/cells.tsx#ReferenceCell": ReferenceCell_2bad7ba6cbc75327170ab72fc5fef888,
  "/submissions/screens/list/cells.tsx#StateCell": StateCell_2bad7ba6cbc75327170ab72fc5fef888,
  "/submissions/screens/list/cells.tsx#AssigneeCell": AssigneeCell_2bad7ba6cbc75327170ab72fc5fef888,
  "/platform/staff/titles/names-cell.tsx#NamesCell": NamesCell_a708b0c5fb56076149b21f4369ba5ae6,
  "/submissions/screens/list/cells.tsx#AgeCell": AgeCell_2bad7ba6cbc75327170ab72fc5fef888,
  "/content/versions/screens/versions-view.tsx#NotCompared": NotCompared_eacca860b8b25ed5408bb15abe1a0bb1,
  "/submissions/screens/list/inbox-folders.tsx#InboxFolders": InboxFolders_02c86dbe345156149807cc1455ae248a,
  "/platform/staff/lists/last-page.tsx#LastPage": LastPage_57a00db87e54539ec8ce63a51d75ceb0,
  "/submissions/screens/document/submission-view.tsx#SubmissionView": SubmissionView_a7d0788f1e97682ad6f5b84fd68d4793,
  "/submissions/screens/bulk/inbox-list.tsx#InboxList": InboxList_9fd21a12c663bd74ba5d1c0eea706931,
  "/platform/staff/fields/words-cell.tsx#WordsCell": WordsCell_575635aca5b669945e44b3641118fdce,
  "/platform/staff/screens/row-label.tsx#RowLabel": RowLabel_3059396c7e0e7374f9d1103ab6cae1e4,
  "/chat/screens/desk-links.tsx#DeskLink": DeskLink_cdcb6e451bd8d933931f37983f44a08a,
  "/content/saving/screens/plain-form.tsx#PlainFormChanges": PlainFormChanges_832b8454d62335fa9e31a252daba2063,
  "/content/saving/screens/plain-form.tsx#SaveMerged": SaveMerged_832b8454d62335fa9e31a252daba2063,
  "/privacy/screens/account-overview.tsx#AccountOverview": AccountOverview_2e3f58a9a918beb22e577e39ae430f1d,
  "/content/saving/screens/other-changes.tsx#OtherChanges": OtherChanges_4d75720abed9a247d984f60c84ca1d27,
  "/content/translation/screens/state-cell.tsx#StateCell": StateCell_9199a634374ede638a9cdda28ebaf85c,
  "/platform/staff/titles/title-cell.tsx#TitleCell": TitleCell_5996846a5e4bdf87ac7b78d36f883e4e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/content/schedules/screens/publication-panel.tsx#PublicationPanel": PublicationPanel_8a352c04e57dbfa4fd492fe68d6c53ca,
  "/content/schedules/screens/languages-cell.tsx#LanguagesCell": LanguagesCell_85f8b3e5b397d9fd6db10c9669024f01,
  "/platform/staff/fields/filled-label.tsx#FilledLabel": FilledLabel_5b4e60392654a0dc1b9d5011e803729c,
  "/content/uses/screens/uses-list.tsx#UsedIn": UsedIn_91e5b8e08a4865eeef310ec59592f822,
  "/content/exchange/screens/export-items.tsx#ExportListItem": ExportListItem_246d3ed29a73312b5618875916a71115,
  "/content/desk/screens/entry/left-words.tsx#LeftWords": LeftWords_d52d4bf6112f47ba9b3925e12e804f2e,
  "/content/translation/screens/state-filter.tsx#StateFilter": StateFilter_a1e6d8b60de0aeea720c5289891b43ca,
  "/content/exchange/screens/export-items.tsx#ExportItem": ExportItem_246d3ed29a73312b5618875916a71115,
  "/content/exchange/screens/import-item.tsx#ImportItem": ImportItem_1a66d6039f7e56f23d14131d5153d6bd,
  "/content/uses/screens/trash-item.tsx#TrashItem": TrashItem_9b4565f82692f02db78bd1bb787430af,
  "/content/schedules/screens/form-actions.tsx#PublishButton": PublishButton_2e3208756c4fc8aa4b0b5578588252ee,
  "/content/saving/screens/publication-status.tsx#PublicationStatus": PublicationStatus_d958f9f46c26e557c792ab68e220f0c9,
  "/content/schedules/screens/form-actions.tsx#UnpublishButton": UnpublishButton_2e3208756c4fc8aa4b0b5578588252ee,
  "/content/desk/screens/desk-view.tsx#FormView": FormView_6aa763e50f081132aab1f297a554f0c1,
  "/content/desk/screens/view-tabs.tsx#DeskTab": DeskTab_c6c276e1bb7a332f824c402f0edb5eb9,
  "/content/desk/screens/view-tabs.tsx#FormTab": FormTab_c6c276e1bb7a332f824c402f0edb5eb9,
  "/content/versions/screens/versions-view.tsx#VersionsView": VersionsView_eacca860b8b25ed5408bb15abe1a0bb1,
  "/content/versions/screens/version-view.tsx#VersionView": VersionView_0bf373fa9d4c80c9c7cfa2af18c16603,
  "/content/review/screens/review-views.tsx#ReviewView": ReviewView_0a76252f4e6eb1cf5cdf9a219f516004,
  "/content/review/screens/view-tabs.tsx#ReviewTab": ReviewTab_79e082f67ad55e3ff7c872661bb5ac6d,
  "/content/review/screens/review-views.tsx#HistoryView": HistoryView_0a76252f4e6eb1cf5cdf9a219f516004,
  "/content/review/screens/view-tabs.tsx#HistoryTab": HistoryTab_79e082f67ad55e3ff7c872661bb5ac6d,
  "/content/desk/screens/desk-document.tsx#EntryDesk": EntryDesk_3f8379ba30143f93bfbbc55cf1a8c544,
  "/platform/staff/fields/words-field.tsx#WordsField": WordsField_d14ecc8b455f80d7e635af2d9bf33e15,
  "/content/saving/screens/in-trash.tsx#InTrash": InTrash_919102ba6f25729b7a4dad25e1b9e4c5,
  "/search/words/screens/try-search.tsx#TrySearch": TrySearch_03b11aa1cf6378e219241b345ece2a28,
  "/platform/staff/titles/address-cell.tsx#AddressCell": AddressCell_d43c902177b508d65477c70ddbf7737c,
  "/content/media/screens/another-file.tsx#AnotherFile": AnotherFile_5680052d39fdabde81c3958a49cd5143,
  "/content/media/screens/file-cell.tsx#FileCell": FileCell_7329399d4eb3bf7a264fc45449ad132b,
  "/content/media/screens/library-view.tsx#LibraryLink": LibraryLink_45b0f90fa87dcd64fc5314932e39e7b6,
  "/mail/screens/cells.tsx#SubjectCell": SubjectCell_e1753474488cd5532fe632e04e83a58f,
  "/mail/screens/cells.tsx#MailStateCell": MailStateCell_e1753474488cd5532fe632e04e83a58f,
  "/mail/screens/mail-view.tsx#MailView": MailView_82709a09e8d8edb3cc10c1bf4fa3f755,
  "/users/screens/invitation.tsx#Invitation": Invitation_ebb70e46b51b7eed6ec461392749b717,
  "/users/screens/present-password.tsx#PresentPassword": PresentPassword_debe21a07ea57f9552b849f2b15b2354,
  "/users/screens/own-password.tsx#OwnPassword": OwnPassword_8af8aba5a04c30d01740222c566b25a9,
  "/users/screens/own-factors.tsx#SecondFactor": SecondFactor_b68ca1180d9f8ee7ec33240667f46261,
  "/users/screens/own-sessions.tsx#OwnSessions": OwnSessions_ed97a6e30182e5e984ee5e736541975a,
  "/platform/staff/audit/act-cells.tsx#KindCell": KindCell_5c7005979ee2e901a3c9e089d14498a4,
  "/platform/staff/audit/act-cells.tsx#ActField": ActField_5c7005979ee2e901a3c9e089d14498a4,
  "/platform/staff/audit/act-cells.tsx#ActCell": ActCell_5c7005979ee2e901a3c9e089d14498a4,
  "/platform/staff/screens/export-link.tsx#ActsExport": ActsExport_f67cc80e61da07f00b9426319fa2cabd,
  "/errors/screens/cells.tsx#MessageCell": MessageCell_b60d3716567621b2068a66a1822d9b2e,
  "/errors/screens/cells.tsx#ErrorStateCell": ErrorStateCell_b60d3716567621b2068a66a1822d9b2e,
  "/errors/screens/error-folders.tsx#ErrorFolders": ErrorFolders_957d590d34939df1722d05cd7f27da2a,
  "/errors/screens/error-view.tsx#ErrorView": ErrorView_20de1f618dbdc97a41d8e1fbb86c83ff,
  "/submissions/screens/forms/form-conflicts.tsx#FormConflicts": FormConflicts_a1dfe42bd7333219e8b631e49917f5ef,
  "/submissions/screens/forms/both-languages.tsx#BothLanguages": BothLanguages_f7e8994ae272cd7c9a5d939a9319a8db,
  "/submissions/screens/forms/fields-field.tsx#FieldsField": FieldsField_2c9b250c555a7a03620f1a2296305a18,
  "/submissions/screens/forms/product-forms.tsx#ProductForms": ProductForms_5fc7274e1e69a7026e3a025de3d44b1e,
  "/content/site/screens/zone-field.tsx#ZoneField": ZoneField_d800f1311dd1ae7d85c0697954247458,
  "/content/saving/screens/settings-actions.tsx#PublishSettings": PublishSettings_069c804e3cca52852124301a07911291,
  "/content/saving/screens/settings-actions.tsx#SettingsStatus": SettingsStatus_069c804e3cca52852124301a07911291,
  "/content/brand/screens/file-field.tsx#FileField": FileField_6ac73b0bfc6bbca8aae4df0663c140aa,
  "/content/brand/screens/colour-field.tsx#ColourField": ColourField_e5ebd5ddabe4e23f787840a456bf8cdf,
  "/content/brand/screens/adjusted.tsx#Adjusted": Adjusted_405b734af0f475ee0e89f091c7d46074,
  "/content/brand/screens/faces-field.tsx#FacesField": FacesField_f187042826f074ff24e32ebb9f01e618,
  "/content/brand/screens/file-field.tsx#FaceField": FaceField_6ac73b0bfc6bbca8aae4df0663c140aa,
  "/content/brand/screens/standing-choice.tsx#StandingChoice": StandingChoice_c94c1f5cb0350859f7e64ffb8fd9f415,
  "/content/brand/screens/brand-preview.tsx#BrandPreview": BrandPreview_20fde8857f09b22a71d01989e5df48d5,
  "/content/navigation/screens/navigation-panel.tsx#NavigationPanel": NavigationPanel_c2fc4d7f0266c3e3878c6bf2d7aed1f9,
  "/content/navigation/screens/left-out.tsx#RowLeftOut": RowLeftOut_676ea410aec88f1bc70821a957825cb8,
  "/content/checks/screens/level-table.tsx#LevelTable": LevelTable_3b54c504d8e5c34c11163d9d69ebe7ff,
  "/platform/staff/screens/group-heading.tsx#GroupHeading": GroupHeading_defbde27cdcdb09b519fe44627cd9845,
  "/health/screens/maintenance-banner.tsx#MaintenanceBanner": MaintenanceBanner_c08cec582c0b7f0f3d2b06ca5e94b104,
  "/content/brand/screens/company-mark.tsx#Icon": Icon_d893ba7c6bff6d6079782b4b959d117c,
  "/content/brand/screens/company-mark.tsx#Logo": Logo_d893ba7c6bff6d6079782b4b959d117c,
  "/start/screens/start-view.tsx#StartNavLink": StartNavLink_cf1e7ecc750d16b1194abccffdab8db8,
  "/words/screens/words-view.tsx#WordsNavLink": WordsNavLink_a80b0280556fe8dee4a712c92ace3e55,
  "/content/exchange/screens/exchange-view.tsx#ExchangeNavLink": ExchangeNavLink_bc8e3ffebf0631d9b56243f9601f2835,
  "/bundles/screens/bundles-view.tsx#BundlesNavLink": BundlesNavLink_2278e3f5fbd3fe048f67f8b7cddb0d6c,
  "/gaps/screens/dashboard-head.tsx#DashboardHead": DashboardHead_fd186ba86575666e04d7c4523c68f457,
  "/start/screens/start-view.tsx#LaunchBoard": LaunchBoard_cf1e7ecc750d16b1194abccffdab8db8,
  "/content/review/screens/for-you-board.tsx#ForYouBoard": ForYouBoard_a078785bcbeb6a199426cd45f62699d6,
  "/gaps/screens/gaps-summary.tsx#OwnGaps": OwnGaps_aa8d462fa2b802a9c59c509e76dd481c,
  "/gaps/screens/gaps-summary.tsx#GapsSummary": GapsSummary_aa8d462fa2b802a9c59c509e76dd481c,
  "/content/schedules/screens/schedules-board.tsx#SchedulesBoard": SchedulesBoard_375c4da4d9f2e9a9ec1bf6d785db003b,
  "/chat/screens/board/chats-board.tsx#ChatsBoard": ChatsBoard_832354f0df987ac2a8ed399c7154f84b,
  "/submissions/screens/board/inbox-board.tsx#InboxBoard": InboxBoard_edc05e9de35c98a8a412facb80fb428f,
  "/search/screens/searches-board.tsx#SearchesBoard": SearchesBoard_4f46f2942018aafa2833b3a77805ba41,
  "/errors/screens/errors-board.tsx#ErrorsBoard": ErrorsBoard_b304b54ac7ca9b32a22f96295b6b56fc,
  "/backup/screens/backups-board.tsx#BackupsBoard": BackupsBoard_63ab9793c352dd666eb5e1f2b9bdb5ae,
  "/health/screens/release-board.tsx#ReleaseBoard": ReleaseBoard_5d87dfab8cfebacc855f784ce3876046,
  "/chat/screens/desk-links.tsx#DeskNavLink": DeskNavLink_cdcb6e451bd8d933931f37983f44a08a,
  "/gaps/screens/gaps-nav.tsx#GapsNav": GapsNav_2e6fd188d218b893aeaf5be946d55cff,
  "/users/screens/account-language.tsx#AccountLanguage": AccountLanguage_f8b7c9b9160f7f8a0b7ddf0fe9c602a5,
  "/users/screens/system-theme.tsx#SystemTheme": SystemTheme_5611d9f2451587637759c3989d12e71a,
  "/platform/staff/naming/naming.tsx#Naming": Naming_1c9198c0fb33b63134205f435d793c63,
  "/platform/staff/screens/one-language.tsx#OneLanguage": OneLanguage_e4135cb4c73e932c2d1b9237c84a65ad,
  "/platform/staff/refusals/keep-refusals.tsx#KeepRefusals": KeepRefusals_c4a3df57c89bdac2cb259f4dae934f19,
  "/errors/screens/report-errors.tsx#ReportErrors": ReportErrors_e2065e9da43d379240e232aaf86e580a,
  "/users/screens/proof-guard.tsx#ProofGuard": ProofGuard_99d75cf34ab7fdaaf70dd15067a87547,
  "/content/desk/screens/desk-document.tsx#PageDesk": PageDesk_3f8379ba30143f93bfbbc55cf1a8c544,
  "/gaps/screens/gaps-view.tsx#GapsView": GapsView_c85e6738778a0c564b4293bc0932ca1b,
  "/gaps/screens/translations-view.tsx#TranslationsView": TranslationsView_af4b06edf1cfb5516158ff0e77e421ee,
  "/chat/screens/desk-view.tsx#DeskView": DeskView_3f3e721104ae341fad5d65aa438a22d5,
  "/content/media/screens/library-view.tsx#LibraryView": LibraryView_45b0f90fa87dcd64fc5314932e39e7b6,
  "/words/screens/words-view.tsx#WordsView": WordsView_a80b0280556fe8dee4a712c92ace3e55,
  "/content/exchange/screens/exchange-view.tsx#ExchangeView": ExchangeView_bc8e3ffebf0631d9b56243f9601f2835,
  "/start/screens/start-view.tsx#StartView": StartView_cf1e7ecc750d16b1194abccffdab8db8,
  "/bundles/screens/bundles-view.tsx#BundlesView": BundlesView_2278e3f5fbd3fe048f67f8b7cddb0d6c,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
