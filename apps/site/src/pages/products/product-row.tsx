import { entryPath, type ProductSummary } from '@nasaq/contract';
import { fromDesktop } from '@nasaq/design';
import { Link } from '../../router/link.tsx';
import { Numeral } from '../../ui/section.tsx';
import { ThemedImage } from '../../ui/themed-image.tsx';
import { Cover } from '../../ui/work-covers.tsx';

const sizes = `${fromDesktop} 45vw, 90vw`;

/** One product as a full-width row: numeral, name and kind, one line, and a corner of its screen, or its art. */
export function ProductRow({ product, index }: { product: ProductSummary; index: number }) {
  const path = entryPath('products', product.slug);
  const { cover, firstPicture } = product;
  return (
    <li className="row product-row">
      <Numeral value={index} className="row__numeral" />
      <div className="product-row__name">
        <h2 className="row__title">
          <Link to={path} className="row__link">
            {product.title}
          </Link>
        </h2>
        <p className="product-row__kind">{product.kind}</p>
      </div>
      <p className="row__summary">{product.summary}</p>
      {firstPicture && !cover ? (
        <div className="product-row__screen" data-art={path}>
          <ThemedImage picture={firstPicture} sizes={sizes} />
        </div>
      ) : (
        <Cover type="products" entry={product} ratio="strip" className="product-row__screen" />
      )}
    </li>
  );
}
