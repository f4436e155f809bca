import { PasswordField } from '@heizplatz/ui';
import type { ReactNode } from 'react';
import { NEW_PASSWORD_NAME } from './new-password-name';
import { PasswordRuleList } from './password-rule-list';
import styles from './new-password-field.module.css';

interface NewPasswordFieldProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly password: string;
  /** '' when the page does not know it. */
  readonly email: string;
  readonly error: string | undefined;
  readonly onChange: (password: string) => void;
}

/** A password that is being chosen, with its rules. */
export function NewPasswordField({ id, label, password, email, error, onChange }: NewPasswordFieldProps) {
  const rulesId = `${id}-rules`;
  return (
    <div className={styles.field}>
      <PasswordField
        id={id}
        name={NEW_PASSWORD_NAME}
        label={label}
        autoComplete="new-password"
        value={password}
        error={error}
        aria-describedby={rulesId}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <PasswordRuleList id={rulesId} password={password} email={email} />
    </div>
  );
}
