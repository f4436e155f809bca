import type { CallResponse, CALLS } from '@heizplatz/contract';
import { formatTime } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, CardHeader, KeyValueList } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { RuleList } from './rule-list';
import styles from './releases.module.css';

interface ServingCardProps {
  readonly remotes: CallResponse<typeof CALLS.staffReleases>['Remotes'];
}

/** What is currently served to visitors, for each area, regardless of the table's filters. */
export function ServingCard({ remotes }: ServingCardProps) {
  return (
    <Card as="section" aria-labelledby="serving">
      <CardHeader titleId="serving" title={<Trans>Jetzt ausgeliefert</Trans>} />
      <KeyValueList
        variant="stacked"
        className={styles.serving}
        items={remotes.map((remote) => ({
          id: remote.Remote,
          label: remote.RemoteName,
          value: <ServingValue remote={remote} />,
        }))}
      />
    </Card>
  );
}

/** Its version, with each canary and site apart, and who moved it last. */
function ServingValue({ remote }: { readonly remote: ServingCardProps['remotes'][number] }) {
  const { t } = useLingui();
  const site = useSite();
  const { ServingVersion, Serving, LastMove } = remote;
  if (ServingVersion === null) return t`keine Version`;
  return (
    <>
      {Serving.length > 1 ? <RuleList rules={Serving} namesVersions /> : ServingVersion}
      {LastMove && (
        <span className={styles.version}>
          {LastMove.By}, <time dateTime={LastMove.At}>{formatTime(LastMove.At, site)}</time>
          {LastMove.Reason && `: ${LastMove.Reason}`}
        </span>
      )}
    </>
  );
}
