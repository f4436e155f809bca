import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  tone?: 'surface' | 'sunk' | 'wood' | 'spruce';
  /** Framed in spruce: the one that was chosen or that stands out. */
  chosen?: boolean;
  /** No inner space, for pictures and tables that reach the edge. */
  flush?: boolean;
}

export function Card({ as: Element = 'div', tone = 'surface', chosen, flush, className, ...rest }: CardProps) {
  const names = [styles.card, tone !== 'surface' && styles[tone], chosen && styles.chosen, flush && styles.flush];
  return <Element {...rest} className={classNames(...names, className)} />;
}
