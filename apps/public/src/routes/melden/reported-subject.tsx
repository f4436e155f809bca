import type { CALLS, CallResponse } from '@heizplatz/contract';
import { Card, TextLink } from '@heizplatz/ui';
import styles from './content-report-view.module.css';

/** The reported content, as it is currently displayed. */
export function ReportedSubject({ subject }: { readonly subject: CallResponse<typeof CALLS.reportSubject> }) {
  return (
    <Card tone="sunk">
      <p>
        <TextLink href={subject.Path}>{subject.Title}</TextLink>
      </p>
      {subject.Excerpt && <blockquote className={styles.excerpt}>{subject.Excerpt}</blockquote>}
    </Card>
  );
}
