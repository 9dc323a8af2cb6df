import { entryPath, type ProductSummary } from '@nasaq/contract';
import { fromDesktop } from '@nasaq/design';
import { Link } from '../../router/link.tsx';
import { ProductScreen } from '../../ui/product-screen.tsx';
import { Numeral } from '../../ui/section.tsx';

const sizes = `${fromDesktop} 45vw, 90vw`;

/** One product as a full-width row: numeral, name and kind, one line, and a corner of its screen, or its art. */
export function ProductRow({ product, index }: { product: ProductSummary; index: number }) {
  return (
    <li className="row product-row">
      <Numeral value={index} className="row__numeral" />
      <div className="product-row__name">
        <h2 className="row__title">
          <Link to={entryPath('products', product.slug)} className="row__link">
            {product.title}
          </Link>
        </h2>
        <p className="product-row__kind">{product.kind}</p>
      </div>
      <p className="row__summary">{product.summary}</p>
      <ProductScreen product={product} ratio="strip" sizes={sizes} className="product-row__screen" />
    </li>
  );
}
