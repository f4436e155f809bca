import { classNames } from '../class-names';
import type { LinkProps } from '../context/link-context';
import { PlainLink } from './plain-link';
import styles from './text-link.module.css';

/** A link: underlined within a sentence, `alone` (14 px, underlined on hover) beside headings and under lists. */
export function TextLink({
  look = 'inline',
  className,
  ...rest
}: LinkProps & { look?: 'inline' | 'alone' | 'strong' }) {
  return (
    <PlainLink
      {...rest}
      className={classNames(look === 'alone' && styles.alone, look === 'strong' && styles.strong, className)}
    />
  );
}
