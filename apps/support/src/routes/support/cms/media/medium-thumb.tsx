import type { StaffMedium } from '@heizplatz/contract';
import styles from './media.module.css';

/** A small picture of a file; its text is beside it, so it has no alternative text itself. */
export function MediumThumb({ medium: { ThumbSrc } }: { readonly medium: Pick<StaffMedium, 'ThumbSrc'> }) {
  if (ThumbSrc === null) return <span className={styles.paper}>PDF</span>;
  return <img src={ThumbSrc} alt="" width={96} height={54} loading="lazy" decoding="async" className={styles.thumb} />;
}
