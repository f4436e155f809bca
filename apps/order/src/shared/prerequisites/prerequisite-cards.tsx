import type { ProblemError } from '@heizplatz/api-client';
import { useRef } from 'react';
import { AccessNeedsNotice } from '../parameters/access-needs-notice';
import { AccessCard } from './access-card';
import { GuestCard } from './guest-card';
import type { PrerequisiteCardProps } from './prerequisite-card-props';
import type { AcceptedNeeds } from './prerequisites';
import { getAccessNeeds } from './use-prerequisites';

interface PrerequisiteCardsProps extends PrerequisiteCardProps {
  readonly isBusy: boolean;
  readonly problem: ProblemError | null;
}

/** Inside the address step's form: the access and the guest's e-mail, each until it is entered. */
export function PrerequisiteCards({ form, isBusy, problem, getError }: PrerequisiteCardsProps) {
  const place = useRef<HTMLDivElement>(null);
  const needs = getAccessNeeds(problem);
  const { process, group, accept } = form;
  function sendAgain(accepted: AcceptedNeeds): void {
    accept(accepted);
    place.current?.closest('form')?.requestSubmit();
  }
  return (
    <>
      {(form.needsAccess || form.needsEmail) && <AccessCard form={form} getError={getError} />}
      {needs && (
        <div ref={place}>
          <AccessNeedsNotice
            needs={needs}
            process={process}
            group={group}
            isBusy={isBusy}
            onAccept={(totalPrice) => sendAgain({ totalPrice })}
            onChoose={(offerId) => sendAgain({ offerId, configuration: needs.Configuration })}
          />
        </div>
      )}
      {form.needsEmail && <GuestCard form={form} getError={getError} />}
    </>
  );
}
