import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { CACHE_PATH } from '@heizplatz/routes';
import { EmptyState, FailedState, SelectField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffFilters } from '../../../shared/staff-table/staff-filters';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { CacheNodeCard } from './cache-node-card';
import styles from './cache.module.css';
import { FlushForm } from './flush-form';
import { WarmForm } from './warm-form';

/** Responses that the nodes cache for everybody: their number, their hits, and when they were last flushed. */
export function CacheView() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const { data, error, mutate } = useCall(CALLS.cacheNodes, {});
  const [node, tag] = [params.get('node') ?? '', params.get('tag') ?? ''];
  const nodes = data?.Nodes ?? [];
  const all = { value: '', label: t`alle` };
  const nodeChoices = nodes.map(({ NodeId }) => ({ value: NodeId, label: NodeId }));
  const tagChoices = (data?.Tags ?? []).map((name) => ({ value: name, label: name }));
  return (
    <StaffPage
      title={t`Cache`}
      lead={<Trans>Antworten, die alle gleich bekommen. Jeder Knoten meldet seine Zahlen alle fünf Sekunden.</Trans>}
    >
      {!data && error && (
        <FailedState
          title={t`Die Zahlen konnten nicht geladen werden.`}
          onRetry={() => void mutate()}
          retryHref={CACHE_PATH}
          requestId={error.problem.requestId}
        />
      )}
      <StaffFilters>
        <SelectField name="node" size="small" label={t`Knoten`} options={[all, ...nodeChoices]} defaultValue={node} />
        <SelectField name="tag" size="small" label={t`Schlagwort`} options={[all, ...tagChoices]} defaultValue={tag} />
      </StaffFilters>
      {data && nodes.length === 0 && (
        <EmptyState title={t`Noch hat sich kein Knoten gemeldet`}>
          <Trans>Ein Knoten meldet sich wenige Sekunden nach seinem Start.</Trans>
        </EmptyState>
      )}
      {nodes
        .filter(({ NodeId }) => node === '' || NodeId === node)
        .map((one) => (
          <CacheNodeCard key={one.NodeId} node={one} tag={tag} />
        ))}
      <div className={styles.forms}>
        <FlushForm key={tag} tags={data?.Tags ?? []} chosen={tag} reload={() => mutate()} />
        <WarmForm reload={() => mutate()} />
      </div>
    </StaffPage>
  );
}
