import { Card, CardHeader, TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface SummaryCardProps {
  readonly title: ReactNode;
  /** Where this part is changed; absent: it cannot be. */
  readonly changePath?: string;
  readonly children: ReactNode;
}

export function SummaryCard({ title, changePath, children }: SummaryCardProps) {
  const action = changePath && (
    <TextLink variant="alone" href={changePath}>
      <Trans>Ändern</Trans>
    </TextLink>
  );
  return (
    <Card as="section">
      <CardHeader title={title} action={action} />
      {children}
    </Card>
  );
}
