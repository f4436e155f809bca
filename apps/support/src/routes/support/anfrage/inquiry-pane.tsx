import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { FailedState, Skeleton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CaseHeading } from '../../../shared/list-panes/case-heading';
import { InquiryCard } from './inquiry-card';

/** A request beside the work list, where it is marked as done. */
export function InquiryPane({ inquiryId }: { readonly inquiryId: string }) {
  const { t } = useLingui();
  const { data, error, mutate } = useCall(CALLS.staffInquiry, { params: { inquiryId } });
  if (data === undefined && error)
    return <FailedState title={t`Die Anfrage konnte nicht geladen werden.`} onRetry={() => void mutate()} />;
  if (data === undefined) return <Skeleton width={100} />;
  if (!data)
    return (
      <p>
        <Trans>Diese Anfrage gibt es nicht.</Trans>
      </p>
    );
  return (
    <section aria-label={t`Anfrage von ${data.Name}`}>
      <CaseHeading>
        {data.Kind === 'call-back' ? <Trans>Rückruf</Trans> : <Trans>Großmenge angefragt</Trans>}
      </CaseHeading>
      <InquiryCard inquiry={data} />
    </section>
  );
}
