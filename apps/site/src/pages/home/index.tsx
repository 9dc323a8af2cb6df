import {
  entryPath,
  type Figure,
  type HomeSectionPlace,
  homeSections,
  type IndustrySummary,
  paths,
  type TitledText,
} from '@nasaq/contract';
import { fromDesktop, fromTablet } from '@nasaq/design';
import { useT } from '../../locale/translator.ts';
import { useModel, useSiteName } from '../../router/context.tsx';
import { Link } from '../../router/link.tsx';
import { ClientMarks } from '../../ui/client-marks.tsx';
import { ContactCall } from '../../ui/contact-call.tsx';
import { EntryRow, PostRow, Rows } from '../../ui/lists.tsx';
import { PageBlocks } from '../../ui/page-blocks.tsx';
import { ProductScreen } from '../../ui/product-screen.tsx';
import { Figures, Numeral, Quote, Section } from '../../ui/section.tsx';
import { WorkCovers } from '../../ui/work-covers.tsx';
import { ConstructionStage, Hero } from './hero.tsx';
import type { loader } from './loader.ts';

/** Statement, proof, services, works, industries, method, products, articles, a client's words, call; or as its owner has composed it. */
export function Component() {
  const { home } = useModel<typeof loader>();
  return (
    <>
      <Hero hasWorks={home.works.length > 0} intro={home.intro} statement={home.statement} />
      {(home.composition ?? usual).map((part) =>
        part.type === 'section' ? (
          <HomePart key={part.id} home={home} part={part} />
        ) : (
          <PageBlocks key={part.id} blocks={[part]} />
        ),
      )}
    </>
  );
}

type ShownHome = ReturnType<typeof useModel<typeof loader>>['home'];

const usual = homeSections.map((section) => ({
  type: 'section' as const,
  id: section,
  section,
  title: '',
  lead: '',
  button: '',
  count: null,
}));

/** One section, with its owner's words where they have any. */
function HomePart({ home, part }: { home: ShownHome; part: HomeSectionPlace }) {
  const t = useT();
  const { button, section } = part;
  const lead = part.lead ? { lead: part.lead } : {};
  const first = <T,>(entries: T[]) => (part.count ? entries.slice(0, part.count) : entries);
  if (isEmpty(home, section)) return null;
  switch (section) {
    case 'figures':
      return <Proof figures={home.figures} />;
    case 'clients':
      return (
        home.clients.length > 0 && (
          <section className="wrap home-clients">
            <h2 className="hidden-visually">{t('home.clients')}</h2>
            <ClientMarks clients={home.clients} />
          </section>
        )
      );
    case 'services':
      return (
        <Section
          title={part.title || t('home.services.title')}
          {...lead}
          more={{ to: paths.services, text: button || t('home.services.more') }}
        >
          <Rows>
            {first(home.services).map((service, index) => (
              <EntryRow
                key={service.key}
                type="services"
                entry={service}
                index={index + 1}
                side={service.category.title}
              />
            ))}
          </Rows>
        </Section>
      );
    case 'works':
      return (
        <Section
          title={part.title || t('home.works.title')}
          {...lead}
          more={{ to: paths.works, text: button || t('home.works.more') }}
          ground="ink"
          className="home-wide"
        >
          <WorkCovers works={first(home.works)} />
        </Section>
      );
    case 'industries':
      return (
        <Section
          title={part.title || t('home.industries.title')}
          {...lead}
          more={{ to: paths.industries, text: button || t('home.industries.more') }}
        >
          <IndustryLine industries={first(home.industries)} />
        </Section>
      );
    case 'steps':
      return (
        <Section title={part.title || t('home.steps.title')} lead={part.lead || t('home.steps.lead')}>
          <Method steps={home.steps} />
        </Section>
      );
    case 'products':
      return (
        <Section
          title={part.title || t('home.products.title')}
          {...lead}
          more={{ to: paths.products, text: button || t('home.products.more') }}
          ground="sunk"
          className="home-wide"
        >
          <ProductList products={first(home.products)} />
        </Section>
      );
    case 'posts':
      return (
        <Section
          title={part.title || t('home.posts.title')}
          {...lead}
          more={{ to: paths.blog, text: button || t('home.posts.more') }}
        >
          <Rows>
            {first(home.posts).map((post) => (
              <PostRow key={post.key} post={post} />
            ))}
          </Rows>
        </Section>
      );
    case 'quote':
      return (
        <Section className="home-quote">
          <Quote {...home.quote} />
        </Section>
      );
    case 'call':
      return <ContactCall title={home.call.title} text={home.call.text} button={t('home.contact')} />;
  }
}

/** What is not written, or belongs to a part that is off, leaves no trace. */
function isEmpty(home: ShownHome, section: HomeSectionPlace['section']): boolean {
  if (section === 'quote') return !home.quote.text;
  if (section === 'call') return !home.call.title;
  return home[section].length === 0;
}

/** How we work, told beside the four stages of one construction. */
function Method({ steps }: { steps: TitledText[] }) {
  return (
    <ol className="method" {...(steps.length !== 4 && { 'data-count': steps.length })}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="method__step">
          <ConstructionStage stage={Math.ceil(((index + 1) * 4) / steps.length)} />
          <Numeral value={index + 1} className="method__numeral" />
          <h3 className="method__title">{title}</h3>
          <p className="method__text">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Products in good order: the first as large as four of the others, each by its screen, name and kind. */
function ProductList({ products }: Pick<ShownHome, 'products'>) {
  return (
    <ul className="product-wall">
      {products.map((product, index) => (
        <li key={product.key} className="product-wall__item">
          <ProductScreen
            product={product}
            ratio="wide"
            sizes={index === 0 ? firstScreenSizes : screenSizes}
            className="product-wall__screen"
          />
          <h3 className="product-wall__name">
            <Link to={entryPath('products', product.slug)} className="row__link">
              {product.title}
            </Link>
          </h3>
          <p className="product-wall__kind">{product.kind}</p>
          <p className="product-wall__summary">{product.summary}</p>
        </li>
      ))}
    </ul>
  );
}

// A phone has three points for each of ours, of which nobody sees the third.
const firstScreenSizes = `${fromDesktop} 60vw, ${fromTablet} 90vw, 60vw`;
const screenSizes = `${fromDesktop} 29vw, ${fromTablet} 43vw, 30vw`;

/** Four figures under the statement. */
export function Proof({ figures }: { figures: Figure[] }) {
  const t = useT();
  return (
    <section className="proof">
      <div className="wrap">
        <h2 className="hidden-visually">{t('home.figures', { name: useSiteName() })}</h2>
        <Figures figures={figures} />
      </div>
    </section>
  );
}

/** The industries as one running line of very large names. */
function IndustryLine({ industries }: { industries: Pick<IndustrySummary, 'key' | 'slug' | 'title'>[] }) {
  return (
    <ul className="industry-line">
      {industries.map((industry) => (
        <li key={industry.key}>
          <Link to={entryPath('industries', industry.slug)}>{industry.title}</Link>
        </li>
      ))}
    </ul>
  );
}
