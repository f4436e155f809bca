import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../marks/icon';
import type { IconName } from '../marks/icon-paths';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'good' | 'warn' | 'bad';

export const NOTICE_ICONS: Record<NoticeTone, IconName> = { info: 'info', good: 'good', warn: 'warn', bad: 'alert' };

export interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  /** Announced when it appears: for notices that follow an action. `bad` interrupts. */
  announce?: boolean;
  children?: ReactNode;
}

/** Something to know, with its sign. */
export function Notice({ tone = 'info', title, announce, children }: NoticeProps) {
  const role = announce ? (tone === 'bad' ? 'alert' : 'status') : undefined;
  return (
    <div role={role} className={classNames(styles.notice, styles[tone])}>
      <Icon name={NOTICE_ICONS[tone]} size={20} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
