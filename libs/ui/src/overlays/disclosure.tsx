import type { DetailsHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../marks/icon';
import styles from './disclosure.module.css';

export interface DisclosureProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  summary: ReactNode;
  /** 'link' reads like a small link, 'boxed' is a framed row such as a question in a list. */
  variant?: 'link' | 'boxed';
}

/** Something that opens below its heading; the browser's own, so it works without script. */
export function Disclosure({ summary, variant = 'link', className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={classNames(styles.details, variant === 'boxed' && styles.boxed, className)}>
      <summary className={styles.summary}>
        <span className={styles.text}>{summary}</span>
        <span className={styles.sign}>
          <Icon name="chevron-down" size={18} />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
