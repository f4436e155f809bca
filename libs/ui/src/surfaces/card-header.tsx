import type { ReactNode } from 'react';
import styles from './card.module.css';

export interface CardHeaderProps {
  title: ReactNode;
  titleId?: string;
  level?: 2 | 3 | 4;
  /** At the right: a link such as 'Ändern', or a note. */
  action?: ReactNode;
}

export function CardHeader({ title, titleId, level = 2, action }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.header}>
      <Heading id={titleId} className={styles.title}>
        {title}
      </Heading>
      {action}
    </div>
  );
}
