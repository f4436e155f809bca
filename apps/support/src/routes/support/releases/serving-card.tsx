import type { CallResponse, CALLS } from '@heizplatz/contract';
import { formatTime } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Button, Card, CardHeader, KeyValueList } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReleaseMoveChoice } from './move-dialog';
import { RuleList } from './rule-list';
import { type Shell, ShellsText } from './shells-text';
import styles from './releases.module.css';

type Served = CallResponse<typeof CALLS.publishedReleases>['Remotes'][number];
type Choose = (move: ReleaseMoveChoice) => void;

interface ServingCardProps {
  readonly remotes: readonly Served[];
  readonly shells: readonly Shell[];
  readonly choose: Choose;
}

/** What is currently served to visitors, for each area, regardless of the table's filters. */
export function ServingCard({ remotes, shells, choose }: ServingCardProps) {
  return (
    <Card as="section" aria-labelledby="serving">
      <CardHeader titleId="serving" title={<Trans>Jetzt ausgeliefert</Trans>} />
      <KeyValueList
        variant="stacked"
        className={styles.serving}
        items={remotes.map((served) => ({
          id: served.Remote,
          label: served.RemoteName,
          value: <ServingValue served={served} shells={shells} choose={choose} />,
        }))}
      />
    </Card>
  );
}

interface ServingValueProps extends Pick<ServingCardProps, 'shells' | 'choose'> {
  readonly served: Served;
}

/** Its version, with each canary and site apart, who moved it last, which shells follow, and what can be done about it. */
function ServingValue({ served, shells, choose }: ServingValueProps) {
  const { t } = useLingui();
  const site = useSite();
  const { ServingVersion, Serving, LastMove } = served;
  if (ServingVersion === null) return t`keine Version`;
  const author = LastMove?.By === 'automatic' ? t`automatisch` : LastMove?.By;
  return (
    <>
      {Serving.length > 1 ? <RuleList rules={Serving} namesVersions /> : ServingVersion}
      {LastMove && (
        <span className={styles.version}>
          {author}, <time dateTime={LastMove.At}>{formatTime(LastMove.At, site)}</time>
          {LastMove.Reason && `: ${LastMove.Reason}`}
        </span>
      )}
      <ShellsText remote={served.Remote} shells={shells} />
      <MoveButtons served={served} serving={ServingVersion} choose={choose} />
    </>
  );
}

interface MoveButtonsProps {
  readonly served: Served;
  readonly serving: string;
  readonly choose: Choose;
}

function MoveButtons({ served, serving, choose }: MoveButtonsProps) {
  const { Remote, RemoteName, Serving, PreviousVersion } = served;
  const { t } = useLingui();
  const canary = Serving.find(({ Share }) => Share < 1);
  const move = { remote: Remote, name: RemoteName, serving, previous: PreviousVersion };
  return (
    <span className={styles.actions}>
      {canary && (
        <Button
          size="small"
          variant="secondary"
          aria-label={t`Für alle: ${RemoteName}, ${canary.Version}`}
          onClick={() => choose({ ...move, kind: 'promote', version: canary.Version })}
        >
          <Trans>Für alle</Trans>
        </Button>
      )}
      {(canary || PreviousVersion !== null) && (
        <Button
          size="small"
          variant="secondary"
          aria-label={t`Zurücknehmen: ${RemoteName}`}
          onClick={() => choose({ ...move, kind: canary ? 'end' : 'rollback', version: canary?.Version ?? serving })}
        >
          <Trans>Zurücknehmen</Trans>
        </Button>
      )}
    </span>
  );
}
