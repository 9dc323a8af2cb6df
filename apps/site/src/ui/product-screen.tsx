import { entryPath, type Portrait, type ProductSummary } from '@nasaq/contract';
import { ThemedImage } from './themed-image.tsx';
import type { PatternRatio } from './pattern-url.ts';
import { Cover } from './work-covers.tsx';

/** A product as its screen shows it. */
export interface ScreenedProduct extends Pick<ProductSummary, 'key' | 'slug' | 'cover'> {
  firstPicture: Portrait | null;
}

interface Props {
  product: ScreenedProduct;
  /** As the `sizes` attribute. */
  sizes: string;
  /** Of the art, where there is no screen. */
  ratio: PatternRatio;
  className: string;
}

/** The first screen of a product; one that has a cover, or nothing to show yet, has that or its art. */
export function ProductScreen({ product, sizes, ratio, className }: Props) {
  const { cover, firstPicture, slug } = product;
  if (!firstPicture || cover)
    return <Cover type="products" entry={product} ratio={ratio} sizes={sizes} className={className} />;
  return (
    <div className={`product-screen ${className}`} data-art={entryPath('products', slug)}>
      <ThemedImage picture={firstPicture} sizes={sizes} />
    </div>
  );
}
