import { classNames } from '../class-names';
import styles from './product-picture.module.css';

export interface ProductPictureProps {
  /** 1 oil, 2 diesel, 3 loose pellets, 4 bags, 5 AdBlue, 6 big bags, 7 firewood, 8 briquettes, 9 chips, 10 industrial. */
  productGroupId: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  /** Only where no name stands beside it. */
  label?: string;
  /** Sets the size; the picture keeps its aspect ratio of 3 to 2. */
  className?: string | undefined;
}

/** The illustration of a product group on its background. Rendered by the style sheet, so it needs no script. */
export function ProductPicture({ productGroupId, label, className }: ProductPictureProps) {
  const ariaProps = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <span {...ariaProps} className={classNames(styles.picture, styles[`group${productGroupId}`], className)} />;
}
