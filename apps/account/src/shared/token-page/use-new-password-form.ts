import { type BodySchema, getFieldByPath, useContractForm } from '@heizplatz/form-ui';
import type { InferOutput } from 'valibot';
import { useAccountIssueText } from '../form-messages/use-account-issue-text';
import { NEW_PASSWORD_NAME } from '../password/new-password-name';
import { passwordIssue } from '../password/password-rules';
import type { OpenLink } from './link-page';
import { consumeToken } from './use-consume-token';

interface NewPasswordForm<S extends BodySchema> {
  /** Of a body with `Token` and `Password`. */
  readonly schema: S;
  readonly link: OpenLink;
  readonly consume: (body: InferOutput<S>) => Promise<void>;
}

/** A form that chooses a password by a mailed link; its page does not know the e-mail. */
export function useNewPasswordForm<S extends BodySchema>({ schema, link, consume }: NewPasswordForm<S>) {
  const issueText = useAccountIssueText();
  const form = useContractForm({
    name: '',
    id: '',
    schema,
    values: { [NEW_PASSWORD_NAME]: '' },
    read: (values) => ({ Token: link.token, Password: values[NEW_PASSWORD_NAME] }),
    furtherIssues: (values) => {
      const code = passwordIssue(values[NEW_PASSWORD_NAME] ?? '', '');
      return code === null ? {} : { [NEW_PASSWORD_NAME]: code };
    },
    toField: (path) => (getFieldByPath(path) === 'Password' ? NEW_PASSWORD_NAME : path),
    issueText,
    focusesField: true,
    save: (body) => consumeToken(link, () => consume(body)),
  });
  return {
    form,
    passwordField: { ...form.field(NEW_PASSWORD_NAME), password: form.watch(NEW_PASSWORD_NAME), email: '' },
    /** A refusal that the field does not show. */
    otherProblem: form.getError(NEW_PASSWORD_NAME) === undefined ? form.problem : null,
  };
}
