import type {
  About,
  Article,
  ArticleSummary,
  Care,
  Career,
  CareerSummary,
  Category,
  CountedTag,
  Company,
  CompanySummary,
  ContentType,
  GlobalSiteData,
  Home,
  Industry,
  IndustrySummary,
  LandingPage,
  LandingPageSummary,
  Legal,
  LegalSummary,
  List,
  Post,
  PostSummary,
  Product,
  ProductSummary,
  Redirect,
  SearchResult,
  Service,
  ServiceSummary,
  SitemapEntry,
  SiteWords,
  Solution,
  SolutionSummary,
  SubmissionStatus,
  Work,
  WorkSummary,
} from '@nasaq/contract';

/** List row and detail of each content type. */
export interface Entries {
  services: [ServiceSummary, Service];
  solutions: [SolutionSummary, Solution];
  industries: [IndustrySummary, Industry];
  products: [ProductSummary, Product];
  works: [WorkSummary, Work];
  posts: [PostSummary, Post];
  careers: [CareerSummary, Career];
  companies: [CompanySummary, Company];
  legals: [LegalSummary, Legal];
  articles: [ArticleSummary, Article];
  'landing-pages': [LandingPageSummary, LandingPage];
}

interface Fixed {
  'global-site-data': GlobalSiteData;
  home: Home;
  about: About;
  care: Care;
  categories: { data: Category[] };
  tags: { data: CountedTag[] };
  sitemap: { data: SitemapEntry[] };
  redirects: { data: Redirect[] };
  words: SiteWords;
}

/** What `get` brings from below `/api/v1/`; resources that are not listed are `unknown`. */
export type ApiResponse<Path extends string> = Path extends keyof Fixed
  ? Fixed[Path]
  : Path extends ContentType
    ? List<Entries[Path][0]>
    : Path extends `${infer Type extends ContentType}/${string}`
      ? Entries[Type][1]
      : unknown;

/** What `post` answers, as it stands. */
export type PostResponse<Path extends string> = Path extends 'search'
  ? { data: SearchResult[]; leadsTo?: string }
  : Path extends 'status' | 'status/withdraw' | 'status/deletion'
    ? { data: SubmissionStatus }
    : unknown;
