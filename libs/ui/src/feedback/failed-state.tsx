import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { LinkButton } from '../actions/link-button';
import { Scene } from '../illustrations/scene';
import styles from './state-panel.module.css';

export interface FailedStateProps {
  /** What happened, such as 'Die Angebote konnten nicht geladen werden.' */
  title: ReactNode;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  /** True while the retry runs. */
  retrying?: boolean;
  /** The page's own address: the again-button that works without script. */
  retryHref?: string | undefined;
  /** Under which the failure stands in the log. */
  requestId?: string | null | undefined;
  level?: 1 | 2 | 3;
}

/** An error: what happened, the button for a retry, the request id to tell the support. */
export function FailedState(props: FailedStateProps) {
  const { title, children, onRetry, retrying = false, retryHref, requestId, level = 2 } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={styles.panel} role="alert">
      <Scene name="error" />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      <div className={styles.actions}>
        {onRetry && (
          <Button busy={retrying} onClick={onRetry}>
            <Trans>Erneut versuchen</Trans>
          </Button>
        )}
        {!onRetry && retryHref && (
          <LinkButton href={retryHref}>
            <Trans>Erneut versuchen</Trans>
          </LinkButton>
        )}
      </div>
      {requestId && (
        <p className={styles.request}>
          <Trans>Vorgangsnummer {requestId}</Trans>
        </p>
      )}
    </div>
  );
}
