import { PageHeader } from '@heizplatz/router';
import { Breadcrumb, type Crumb } from '@heizplatz/ui';
import type { ReactNode } from 'react';
import { StaffFrame } from './staff-frame';
import styles from './staff-page.module.css';
import { useLeaveQuestion } from '../staff-form/use-leave-question';

export interface StaffPageProps {
  /** The one h1, and the window's title. */
  readonly title: string;
  /** A line below the title: '14 offen, 3 mit unbeantwortetem Kommentar'. */
  readonly lead?: ReactNode;
  /** Pages above this one; its own name is added. */
  readonly crumbs?: readonly Crumb[];
  /** At the right of the title: Buttons, LinkButtons. What only the browser knows is false until then, in reserved space. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Every page of staff: its frame, where it is, title, what can be done. */
export function StaffPage({ title, lead, crumbs = [], actions, children }: StaffPageProps) {
  useLeaveQuestion();
  return (
    <StaffFrame>
      <PageHeader title={title} noindex />
      {crumbs.length > 0 && <Breadcrumb crumbs={[...crumbs, { id: 'here', text: title }]} />}
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </StaffFrame>
  );
}
