import { entryPath, type ProductSummary } from '@nasaq/contract';
import { Link } from '../../router/link.tsx';
import { Cover } from '../../ui/work-covers.tsx';

/** Products in two columns of short rows: a small crop, name, kind, one line. */
export function ProductList({ products }: { products: ProductSummary[] }) {
  return (
    <ul className="product-list">
      {products.map((product) => (
        <li key={product.key} className="product-list__item">
          <Cover type="products" entry={product} ratio="thumb" className="product-list__crop" />
          <div>
            <h3 className="product-list__name">
              <Link to={entryPath('products', product.slug)} className="row__link">
                {product.title}
              </Link>
            </h3>
            <p className="product-list__kind">{product.kind}</p>
          </div>
          <p className="product-list__summary">{product.summary}</p>
        </li>
      ))}
    </ul>
  );
}
