import { Trans, useLingui } from '@lingui/react/macro';
import type { MailDraft } from './undone-drafts';
import styles from './case-mail.module.css';

interface MailPreviewProps {
  readonly to: string;
  readonly draft: MailDraft;
  /** What the mail says below the text. */
  readonly closing: readonly string[];
}

/** What the customer reads, paragraph by paragraph, as the mail is composed. */
export function MailPreview({ to, draft, closing }: MailPreviewProps) {
  const { t } = useLingui();
  const paragraphs = draft.Text.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  return (
    <section aria-label={t`Vorschau der E-Mail`} className={styles.preview}>
      <p className="quiet">
        <Trans>An {to}</Trans>
      </p>
      <p className={styles.subject}>{draft.Subject.trim() || <Trans>Ohne Betreff</Trans>}</p>
      {[...paragraphs.filter((paragraph) => paragraph !== ''), ...closing].map((paragraph, at) => (
        <p key={at} className={styles.text}>
          {paragraph}
        </p>
      ))}
    </section>
  );
}
