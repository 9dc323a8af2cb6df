// Written by write-types.ts.
import arAbout from './ar/about.json' with { type: 'json' };
import arAccount from './ar/account.json' with { type: 'json' };
import arArticle from './ar/article.json' with { type: 'json' };
import arAuth from './ar/auth.json' with { type: 'json' };
import arBlocks from './ar/blocks.json' with { type: 'json' };
import arBlog from './ar/blog.json' with { type: 'json' };
import arCare from './ar/care.json' with { type: 'json' };
import arCareer from './ar/career.json' with { type: 'json' };
import arCareers from './ar/careers.json' with { type: 'json' };
import arCompany from './ar/company.json' with { type: 'json' };
import arConnection from './ar/connection.json' with { type: 'json' };
import arContact from './ar/contact.json' with { type: 'json' };
import arContrastChecker from './ar/contrast_checker.json' with { type: 'json' };
import arDateConverter from './ar/date_converter.json' with { type: 'json' };
import arEditor from './ar/editor.json' with { type: 'json' };
import arErrors from './ar/errors.json' with { type: 'json' };
import arExplore from './ar/explore.json' with { type: 'json' };
import arFeedback from './ar/feedback.json' with { type: 'json' };
import arForms from './ar/forms.json' with { type: 'json' };
import arHome from './ar/home.json' with { type: 'json' };
import arHours from './ar/hours.json' with { type: 'json' };
import arIndustries from './ar/industries.json' with { type: 'json' };
import arKnowledgebase from './ar/knowledgebase.json' with { type: 'json' };
import arLegal from './ar/legal.json' with { type: 'json' };
import arLiveChat from './ar/live_chat.json' with { type: 'json' };
import arOffers from './ar/offers.json' with { type: 'json' };
import arOrdering from './ar/ordering.json' with { type: 'json' };
import arOutbox from './ar/outbox.json' with { type: 'json' };
import arPost from './ar/post.json' with { type: 'json' };
import arProducts from './ar/products.json' with { type: 'json' };
import arRefused from './ar/refused.json' with { type: 'json' };
import arReport from './ar/report.json' with { type: 'json' };
import arSearch from './ar/search.json' with { type: 'json' };
import arSent from './ar/sent.json' with { type: 'json' };
import arServices from './ar/services.json' with { type: 'json' };
import arShell from './ar/shell.json' with { type: 'json' };
import arSolutions from './ar/solutions.json' with { type: 'json' };
import arStatus from './ar/status.json' with { type: 'json' };
import arTextCleaner from './ar/text_cleaner.json' with { type: 'json' };
import arTitles from './ar/titles.json' with { type: 'json' };
import arTools from './ar/tools.json' with { type: 'json' };
import arUi from './ar/ui.json' with { type: 'json' };
import arWordCounter from './ar/word_counter.json' with { type: 'json' };
import arWorks from './ar/works.json' with { type: 'json' };
import enAbout from './en/about.json' with { type: 'json' };
import enAccount from './en/account.json' with { type: 'json' };
import enArticle from './en/article.json' with { type: 'json' };
import enAuth from './en/auth.json' with { type: 'json' };
import enBlocks from './en/blocks.json' with { type: 'json' };
import enBlog from './en/blog.json' with { type: 'json' };
import enCare from './en/care.json' with { type: 'json' };
import enCareer from './en/career.json' with { type: 'json' };
import enCareers from './en/careers.json' with { type: 'json' };
import enCompany from './en/company.json' with { type: 'json' };
import enConnection from './en/connection.json' with { type: 'json' };
import enContact from './en/contact.json' with { type: 'json' };
import enContrastChecker from './en/contrast_checker.json' with { type: 'json' };
import enDateConverter from './en/date_converter.json' with { type: 'json' };
import enEditor from './en/editor.json' with { type: 'json' };
import enErrors from './en/errors.json' with { type: 'json' };
import enExplore from './en/explore.json' with { type: 'json' };
import enFeedback from './en/feedback.json' with { type: 'json' };
import enForms from './en/forms.json' with { type: 'json' };
import enHome from './en/home.json' with { type: 'json' };
import enHours from './en/hours.json' with { type: 'json' };
import enIndustries from './en/industries.json' with { type: 'json' };
import enKnowledgebase from './en/knowledgebase.json' with { type: 'json' };
import enLegal from './en/legal.json' with { type: 'json' };
import enLiveChat from './en/live_chat.json' with { type: 'json' };
import enOffers from './en/offers.json' with { type: 'json' };
import enOrdering from './en/ordering.json' with { type: 'json' };
import enOutbox from './en/outbox.json' with { type: 'json' };
import enPost from './en/post.json' with { type: 'json' };
import enProducts from './en/products.json' with { type: 'json' };
import enRefused from './en/refused.json' with { type: 'json' };
import enReport from './en/report.json' with { type: 'json' };
import enSearch from './en/search.json' with { type: 'json' };
import enSent from './en/sent.json' with { type: 'json' };
import enServices from './en/services.json' with { type: 'json' };
import enShell from './en/shell.json' with { type: 'json' };
import enSolutions from './en/solutions.json' with { type: 'json' };
import enStatus from './en/status.json' with { type: 'json' };
import enTextCleaner from './en/text_cleaner.json' with { type: 'json' };
import enTitles from './en/titles.json' with { type: 'json' };
import enTools from './en/tools.json' with { type: 'json' };
import enUi from './en/ui.json' with { type: 'json' };
import enWordCounter from './en/word_counter.json' with { type: 'json' };
import enWorks from './en/works.json' with { type: 'json' };

/** Every text that the site's own catalogue holds, by namespace. */
export const siteTexts = {
  en: {
    about: enAbout,
    account: enAccount,
    article: enArticle,
    auth: enAuth,
    blocks: enBlocks,
    blog: enBlog,
    care: enCare,
    career: enCareer,
    careers: enCareers,
    company: enCompany,
    connection: enConnection,
    contact: enContact,
    contrast_checker: enContrastChecker,
    date_converter: enDateConverter,
    editor: enEditor,
    errors: enErrors,
    explore: enExplore,
    feedback: enFeedback,
    forms: enForms,
    home: enHome,
    hours: enHours,
    industries: enIndustries,
    knowledgebase: enKnowledgebase,
    legal: enLegal,
    live_chat: enLiveChat,
    offers: enOffers,
    ordering: enOrdering,
    outbox: enOutbox,
    post: enPost,
    products: enProducts,
    refused: enRefused,
    report: enReport,
    search: enSearch,
    sent: enSent,
    services: enServices,
    shell: enShell,
    solutions: enSolutions,
    status: enStatus,
    text_cleaner: enTextCleaner,
    titles: enTitles,
    tools: enTools,
    ui: enUi,
    word_counter: enWordCounter,
    works: enWorks,
  },
  ar: {
    about: arAbout,
    account: arAccount,
    article: arArticle,
    auth: arAuth,
    blocks: arBlocks,
    blog: arBlog,
    care: arCare,
    career: arCareer,
    careers: arCareers,
    company: arCompany,
    connection: arConnection,
    contact: arContact,
    contrast_checker: arContrastChecker,
    date_converter: arDateConverter,
    editor: arEditor,
    errors: arErrors,
    explore: arExplore,
    feedback: arFeedback,
    forms: arForms,
    home: arHome,
    hours: arHours,
    industries: arIndustries,
    knowledgebase: arKnowledgebase,
    legal: arLegal,
    live_chat: arLiveChat,
    offers: arOffers,
    ordering: arOrdering,
    outbox: arOutbox,
    post: arPost,
    products: arProducts,
    refused: arRefused,
    report: arReport,
    search: arSearch,
    sent: arSent,
    services: arServices,
    shell: arShell,
    solutions: arSolutions,
    status: arStatus,
    text_cleaner: arTextCleaner,
    titles: arTitles,
    tools: arTools,
    ui: arUi,
    word_counter: arWordCounter,
    works: arWorks,
  },
};
