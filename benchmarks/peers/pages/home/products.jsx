import { entryPath } from '@nasaq/contract';
import { Link } from 'peer-link';
import { screenSizes } from '../pictures.ts';
import { Cover } from '../shell/cover.jsx';
import { ThemedPicture } from '../shell/picture.jsx';

export function Products({ products }) {
  return (
    <ul className="product-wall">
      {products.map((product, index) => (
        <li key={product.key} className="product-wall__item">
          <Screen product={product} sizes={screenSizes(index)} />
          <h3 className="product-wall__name">
            <Link href={entryPath('products', product.slug)} className="row__link">
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

function Screen({ product, sizes }) {
  if (!product.firstPicture || product.cover)
    return <Cover type="products" entry={product} ratio="wide" className="product-wall__screen" />;
  return (
    <div className="product-screen product-wall__screen">
      <ThemedPicture picture={product.firstPicture} sizes={sizes} />
    </div>
  );
}
