import type { CallResponse, CALLS } from '@heizplatz/contract';
import { Card, CardHeader, KeyValueList } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './releases.module.css';

interface ServingCardProps {
  readonly remotes: CallResponse<typeof CALLS.staffReleases>['Remotes'];
}

/** What is currently served to visitors, for each area, regardless of the table's filters. */
export function ServingCard({ remotes }: ServingCardProps) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="serving">
      <CardHeader titleId="serving" title={<Trans>Jetzt ausgeliefert</Trans>} />
      <KeyValueList
        variant="stacked"
        className={styles.serving}
        items={remotes.map(({ Remote, RemoteName, ServingVersion }) => ({
          id: Remote,
          label: RemoteName,
          value: ServingVersion ?? t`keine Version`,
        }))}
      />
    </Card>
  );
}
