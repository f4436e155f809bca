import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PlainLink } from '../actions/plain-link';
import { classNames } from '../class-names';
import { Icon } from './icon';
import styles from './stepper.module.css';

export interface Step {
  id: string;
  label: ReactNode;
  state: 'done' | 'current' | 'open';
  /** The displayed number; by default its position from 1. Pages of one step share one number. */
  number?: number;
  /** Steps that can be gone back to. */
  href?: string | undefined;
}

/** Where one is in a process of several pages. Under 768 px only the current step shows its name. */
export function Stepper({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.id} className={classNames(styles.step, styles[step.state])}>
            <StepBox step={step} number={step.number ?? index + 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepBox({ step, number }: { step: Step; number: number }) {
  const done = step.state === 'done';
  const content = (
    <>
      <span className={styles.sign} aria-hidden="true">
        {done ? <Icon name="check" size={18} /> : number}
      </span>
      <span className={styles.label}>
        {step.label}
        {done && (
          <>
            {' '}
            <span className="visually-hidden">
              <Trans>erledigt</Trans>
            </span>
          </>
        )}
      </span>
    </>
  );
  if (step.href && step.state !== 'current') {
    return (
      <PlainLink href={step.href} className={styles.box}>
        {content}
      </PlainLink>
    );
  }
  return (
    <span className={styles.box} aria-current={step.state === 'current' ? 'step' : undefined}>
      {content}
    </span>
  );
}
