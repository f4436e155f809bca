import type { ReactNode } from 'react';
import { Scene, type SceneName } from '../illustrations/scene';
import styles from './state-panel.module.css';

export interface EmptyStateProps {
  /** What is missing. */
  title: ReactNode;
  children?: ReactNode;
  /** The next step: a LinkButton or Button. */
  action?: ReactNode;
  scene?: SceneName;
  level?: 1 | 2 | 3;
}

/** Nothing to show: what is missing, and what to do now. */
export function EmptyState({ title, children, action, scene = 'empty', level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.panel}>
      <Scene name={scene} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
