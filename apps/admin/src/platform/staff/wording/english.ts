/** A locale is a word of developers; editors have two languages, that of the content and that of the admin. */
export const english = {
  general: { allLocales: 'All languages', locale: 'Content language', locales: 'Content languages' },
  localization: {
    cannotCopySameLocale: 'Both languages are the same',
    copyToLocale: 'Copy to the other language',
    localeToPublish: 'Language to publish',
    selectedLocales: 'Chosen languages',
    selectLocaleToCopy: 'Choose the language to copy to',
    selectLocaleToDuplicate: 'Choose the languages to duplicate',
  },
  validation: {
    requiresAtLeast: '{{label}}: at least {{count}} are needed.',
    requiresNoMoreThan: '{{label}}: at most {{count}} are possible.',
  },
  version: {
    aboutToRestore:
      'This {{label}} comes back as it was in this version: as a draft, in both languages with the fields that they share, or in the one language that you have chosen. Readers see nothing of it until you publish. Continue?',
    aboutToRestoreGlobal:
      '“{{label}}” comes back as it was in this version: as a draft, in both languages with the fields that they share. Readers see nothing of it until you publish. Continue?',
    confirmVersionRestoration: 'Restore this version as a draft',
    publishAllLocales: 'Publish in all languages',
    restoreAsDraft: 'Restore only the language that I edit',
    restoreThisVersion: 'Restore as a draft',
    selectLocales: 'Choose the languages to show',
  },
};
