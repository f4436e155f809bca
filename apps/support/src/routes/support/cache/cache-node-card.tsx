import type { CacheNode } from '@heizplatz/contract';
import { formatNumber, formatTime, type Site } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, CardHeader, MetricTable } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './cache.module.css';

type Family = CacheNode['Families'][number];

/** '83 %'; '–' without requests. */
function hitRate({ Hits, Misses }: Family, site: Site): string {
  const requestCount = Hits + Misses;
  return requestCount === 0 ? '–' : `${formatNumber((100 * Hits) / requestCount, site, 0)} %`;
}

/** The age of the oldest entry at the time of the node's report; whole minutes from the first on. */
function getAge(oldestAt: string | null, seenAt: string): string {
  if (oldestAt === null) return '–';
  const seconds = Math.max(0, Math.round((Date.parse(seenAt) - Date.parse(oldestAt)) / 1000));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`;
}

/** The cache of one node, one row per kind of response. */
export function CacheNodeCard({ node, tag }: { readonly node: CacheNode; readonly tag: string }) {
  const { t } = useLingui();
  const site = useSite();
  const { NodeId, StartedAt, SeenAt, LastFlushAt, LastFlushTags } = node;
  const families = node.Families.filter(({ Tags }) => tag === '' || Tags.includes(tag)).toSorted(
    (a, b) => b.Entries - a.Entries || a.Family.localeCompare(b.Family),
  );
  const [started, seen] = [formatTime(StartedAt, site), formatTime(SeenAt, site)];
  const flushed = LastFlushAt && formatTime(LastFlushAt, site);
  const what = LastFlushTags.length === 0 ? t`alles` : LastFlushTags.join(', ');
  return (
    <Card as="section" aria-labelledby={`node-${NodeId}`} className={styles.node}>
      <CardHeader titleId={`node-${NodeId}`} title={NodeId} />
      <p className="quiet">
        <Trans>
          Gestartet {started}, gemeldet {seen}.
        </Trans>{' '}
        {flushed ? (
          <Trans>
            Zuletzt geleert {flushed}: {what}.
          </Trans>
        ) : (
          <Trans>Seit dem Start nicht geleert.</Trans>
        )}
      </p>
      {families.length === 0 ? (
        <p>
          <Trans>Keine Antworten mit diesem Schlagwort.</Trans>
        </p>
      ) : (
        <MetricTable
          caption={t`Antworten auf ${NodeId}`}
          captionHidden
          columns={[
            { id: 'family', label: t`Antwort auf` },
            { id: 'tags', label: t`Schlagwörter` },
            { id: 'entries', label: t`Einträge`, numeric: true },
            { id: 'rate', label: t`Trefferquote`, numeric: true },
            { id: 'asked', label: t`Anfragen`, numeric: true },
            { id: 'age', label: t`Ältester`, numeric: true },
          ]}
          rows={families.map((family) => ({
            id: family.Family,
            cells: [
              family.Family,
              family.Tags.join(', '),
              formatNumber(family.Entries, site),
              hitRate(family, site),
              formatNumber(family.Hits + family.Misses, site),
              getAge(family.OldestAt, SeenAt),
            ],
          }))}
        />
      )}
    </Card>
  );
}
