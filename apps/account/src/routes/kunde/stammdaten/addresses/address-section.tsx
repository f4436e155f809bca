import { useSubmit } from '@heizplatz/api-client';
import type { CustomerAddress } from '@heizplatz/contract';
import { useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { SubmissionErrorNotice } from '../../../../shared/form-messages/submission-error-notice';
import { useFieldErrors } from '../../../../shared/registration/use-field-errors';
import { changedAddresses } from './address-changes';
import { addressFaults } from './form/address-faults';
import { AddressList } from './address-list';
import styles from './address-section.module.css';
import { UnsavedBar } from './form/unsaved-bar';
import type { AddressDraft } from './form/use-address-draft';

interface AddressSectionProps {
  readonly draft: AddressDraft;
  readonly onSaved: (stored: readonly CustomerAddress[]) => void;
  /** After changes were discarded: the current state on the server. */
  readonly onDropped: () => void;
}

/** All addresses; what is changed is saved together. */
export function AddressSection({ draft, onSaved, onDropped }: AddressSectionProps) {
  const { t } = useLingui();
  const { show } = useToast();
  const fieldErrors = useFieldErrors();
  const { isBusy, problem, submit } = useSubmit();
  const heading = useRef<HTMLHeadingElement>(null);
  const faults = addressFaults(problem, draft.items, fieldErrors);
  const changed = changedAddresses(draft.items);

  async function save() {
    if (!(await submit(async () => onSaved(await draft.save())))) return;
    show({ tone: 'good', text: t`Ihre Adressen sind gespeichert.` });
    heading.current?.focus();
  }

  function drop() {
    draft.drop();
    onDropped();
    heading.current?.focus();
  }

  const parts = { draft, faults };
  return (
    <section className={styles.section} aria-labelledby="adressen">
      <h2 id="adressen" ref={heading} tabIndex={-1}>
        <Trans>Adressen</Trans>
      </h2>
      {changed.length > 0 && <SubmissionErrorNotice problem={problem} />}
      <div className={styles.columns}>
        <AddressList
          {...parts}
          type={1}
          title={<Trans>Lieferadressen</Trans>}
          empty={<Trans>Noch keine. Die erste fragen wir bei der ersten Bestellung.</Trans>}
        />
        <AddressList
          {...parts}
          type={0}
          title={<Trans>Rechnungsadressen</Trans>}
          empty={<Trans>Keine eigene: Die Rechnung geht an die Lieferadresse.</Trans>}
        />
      </div>
      {changed.length > 0 && (
        <UnsavedBar number={changed.length} isBusy={isBusy} onSave={() => void save()} onDrop={drop} />
      )}
    </section>
  );
}
