import type { ProductGroup } from '@heizplatz/calculator';
import type { OrderProcess, OrderStep } from '@heizplatz/contract';
import { PageHeader } from '@heizplatz/router';
import { type Step, Stepper } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BackLink } from './back-link';
import styles from './checkout-frame.module.css';
import { stepPath } from './checkout-paths';
import { OrderOverview } from './order-overview';
import { isReachable, STEP_NUMBERS, stepMap } from './steps/step-map';

interface CheckoutFrameProps {
  readonly process: OrderProcess;
  readonly group: ProductGroup;
  /** The step that is open; null before the first (access check). */
  readonly current: OrderStep['Path'] | null;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** In place of the plain overview at the side. */
  readonly aside?: ReactNode;
}

/** What all steps of checkout share: where one is, the heading, the order at the side. */
export function CheckoutFrame({ process, group, current, title, lead, children, aside }: CheckoutFrameProps) {
  const { t } = useLingui();
  return (
    <div className={styles.page}>
      <PageHeader title={title} noindex />
      <Stepper label={t`Schritte der Bestellung`} steps={getSteps(process, group, current)} />
      <div>
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <div className={styles.columns}>
        <div className={styles.content}>
          {children}
          <BackLink process={process} group={group} current={current} />
        </div>
        <aside className={styles.aside}>{aside ?? <OrderOverview process={process} group={group} />}</aside>
      </div>
    </div>
  );
}

/** Completed steps can be revisited while the server reports them as reachable. */
function getSteps(process: OrderProcess, group: ProductGroup, current: OrderStep['Path'] | null): Step[] {
  return stepMap(process).map((step) => ({
    id: step.Path,
    label: step.Title,
    number: STEP_NUMBERS[step.Path],
    state: step.Path === current ? 'current' : step.IsValid ? 'done' : 'open',
    href: isReachable(process, step.Path, step.Variant) ? stepPath(group, step) : undefined,
  }));
}
