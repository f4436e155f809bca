import type { ProductGroup } from '@heizplatz/calculator';
import type { Problem } from '@heizplatz/contract';
import { Notice } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from '../choice-refused.module.css';
import type { ChoiceRefusal } from './judge-choice';
import { onDemand } from '../list/on-demand';
import type { OfferChoice } from '../offer-card/use-choose-offer';

interface ChoiceRefusedProps {
  readonly choice: OfferChoice;
  readonly group: ProductGroup;
}

/** Loaded only after a response, so that the network is available for it. */
const REPLACEMENT_OFFER = onDemand(async () => (await import('../alternatives/replacement-offer')).ReplacementOffer);

/** Why an offer was not taken over, over the list that stays as it was. */
export function ChoiceRefused({ choice, group }: ChoiceRefusedProps) {
  const place = useRef<HTMLDivElement>(null);
  const { refusal } = choice;
  useEffect(() => {
    if (refusal) place.current?.focus();
  }, [refusal]);
  if (!refusal) return null;
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Notice tone={refusal.kind === 'failed' ? 'bad' : 'warn'} announce title={getTitle(refusal)}>
        <Refusal refusal={refusal} choice={choice} group={group} />
      </Notice>
    </div>
  );
}

function getTitle({ kind }: ChoiceRefusal): ReactNode {
  switch (kind) {
    case 'gone':
      return <Trans>Dieses Angebot gibt es nicht mehr.</Trans>;
    case 'changed':
      return <Trans>Dieses Angebot hat sich geändert.</Trans>;
    case 'failed':
      return <Trans>Das Angebot konnte nicht übernommen werden.</Trans>;
  }
}

function Refusal({ refusal, choice, group }: ChoiceRefusedProps & { readonly refusal: ChoiceRefusal }) {
  if (refusal.kind === 'failed') return <FailedChoice problem={refusal.problem} />;
  return <REPLACEMENT_OFFER.Component refusal={refusal} choice={choice} group={group} />;
}

function FailedChoice({ problem }: { readonly problem: Problem }) {
  const { requestId, detail, errors = [] } = problem;
  // The only error that customers can fix: requirements that staff added since the page was rendered are named.
  if (detail && errors.some(({ code }) => code === 'PARAMETER_REQ')) return <p>{detail}</p>;
  return (
    <p>
      <Trans>Ihre Auswahl steht noch da. Bitte versuchen Sie es gleich noch einmal.</Trans>{' '}
      {requestId && <Trans>Vorgangsnummer {requestId}</Trans>}
    </p>
  );
}
