import { Icon } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { judgePassword } from './password-rules';
import styles from './password-rule-list.module.css';

interface PasswordRuleListProps {
  readonly id: string;
  readonly password: string;
  readonly email: string;
}

/**
 * The rules for a password, displayed before and checked off during input; nothing is rejected before it is
 * submitted.
 */
export function PasswordRuleList({ id, password, email }: PasswordRuleListProps) {
  const judged = judgePassword(password, email);
  return (
    <ul id={id} className={styles.rules}>
      <Rule isMet={judged.length}>
        <Trans>10 bis 128 Zeichen</Trans>
      </Rule>
      <Rule isMet={judged.notEmail}>
        <Trans>nicht Ihre E-Mail-Adresse</Trans>
      </Rule>
      <Rule isMet={false}>
        <Trans>keines, das viele benutzen (wird beim Absenden geprüft)</Trans>
      </Rule>
    </ul>
  );
}

function Rule({ isMet, children }: { readonly isMet: boolean; readonly children: ReactNode }) {
  return (
    <li className={isMet ? styles.met : undefined}>
      <span className={styles.sign}>{isMet ? <Icon name="check" size={18} /> : '·'}</span>
      <span>
        {children}
        {isMet && (
          <>
            {' '}
            <span className="visually-hidden">
              <Trans>erfüllt</Trans>
            </span>
          </>
        )}
      </span>
    </li>
  );
}
