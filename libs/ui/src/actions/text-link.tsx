import { classNames } from '../class-names';
import type { LinkProps } from '../context/link-context';
import { PlainLink } from './plain-link';
import styles from './text-link.module.css';

/** A link: underlined within a sentence, `alone` (14 px, underlined on hover) beside headings and under lists. */
export function TextLink({
  variant = 'inline',
  className,
  ...rest
}: LinkProps & { variant?: 'inline' | 'alone' | 'strong' }) {
  return (
    <PlainLink
      {...rest}
      className={classNames(variant === 'alone' && styles.alone, variant === 'strong' && styles.strong, className)}
    />
  );
}
