import { PasswordField } from '@heizplatz/ui';
import type { ComponentProps } from 'react';
import { NEW_PASSWORD_NAME } from './new-password-name';
import { PasswordRuleList } from './password-rule-list';
import styles from './new-password-field.module.css';

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'name' | 'autoComplete'> {
  readonly id: string;
  /** The current input. */
  readonly password: string;
  /** '' when the page does not know it. */
  readonly email: string;
}

/** A password that is being chosen, with its rules. */
export function NewPasswordField({ password, email, ...input }: NewPasswordFieldProps) {
  const rulesId = `${input.id}-rules`;
  return (
    <div className={styles.field}>
      <PasswordField {...input} name={NEW_PASSWORD_NAME} autoComplete="new-password" aria-describedby={rulesId} />
      <PasswordRuleList id={rulesId} password={password} email={email} />
    </div>
  );
}
