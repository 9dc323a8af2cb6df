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
  version: { publishAllLocales: 'Publish in all languages', selectLocales: 'Choose the languages to show' },
};
