import { paths } from '@nasaq/contract';

/** The tools in their order; each is a page whose title is `titles.<name>`. */
export const tools = [
  { name: 'word_counter', to: paths.wordCounter },
  { name: 'text_cleaner', to: paths.textCleaner },
  { name: 'date_converter', to: paths.dateConverter },
  { name: 'contrast_checker', to: paths.contrastChecker },
] as const;
