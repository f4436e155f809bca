import { classNames } from '../class-names';
import styles from './product-picture.module.css';

export interface ProductPictureProps {
  /** One without a picture gets its background alone. */
  productGroupId: number;
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
