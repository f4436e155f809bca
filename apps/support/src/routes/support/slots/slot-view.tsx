import { useCall } from '@heizplatz/api-client';
import { CALLS, type StaffSlot } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { useLoaderData, useOrigins } from '@heizplatz/router';
import { SLOTS_PATH } from '@heizplatz/routes';
import { classNames, Card, Chip, LinkButton, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { MetricsCard } from '../../../shared/advert-statistics/metrics-card';
import type { NumberedPage } from '../../../shared/staff-table/numbered-page';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { SlotForm } from './slot-form';
import { SlotSwitch } from './slot-switch';
import { SlotTry } from './slot-try';
import layout from '../../../shared/staff-page/layout.module.css';
import styles from './slots.module.css';
import { useSlotTrial } from './use-slot-trial';

/** /support/slots/{slotId} */
export function SlotView() {
  const { t } = useLingui();
  const { show } = useToast();
  const origins = useOrigins();
  const { id } = useLoaderData<NumberedPage>();
  const { data: slot, mutate } = useCall(CALLS.staffSlot, { params: { slotId: id } });
  const { mutate: reloadChoices } = useCall(CALLS.slotChoices, { params: { slotId: id } });
  const trial = useSlotTrial(id);
  if (!slot) return null;
  function saved(fresh: StaffSlot) {
    void mutate(fresh, { revalidate: false });
    void reloadChoices();
    void trial.reload();
    show({ tone: 'good', text: t`Gespeichert, gilt ab sofort.` });
  }
  const site = siteById(slot.CountryId);
  return (
    <StaffPage
      title={slot.Name}
      lead={
        <>
          {slot.IsOn ? (
            <Chip tone="good">
              <Trans>eingeschaltet</Trans>
            </Chip>
          ) : (
            <Chip tone="bad">
              <Trans>ausgeschaltet</Trans>
            </Chip>
          )}{' '}
          {site.countryName} · {slot.Key}
        </>
      }
      crumbs={[{ id: 'slots', text: t`Werbeplätze`, href: SLOTS_PATH }]}
      actions={
        <LinkButton href={`${origins[slot.CountryId]}${slot.Page}`} variant="secondary" size="small">
          <Trans>Platz ansehen</Trans>
        </LinkButton>
      }
    >
      <div className={classNames(layout.columns, styles.columns)}>
        <div className={layout.stack}>
          <Card as="section" aria-label={t`Werbeplatz bearbeiten`}>
            <SlotForm key={`${id}-${slot.Version}`} slot={slot} countryId={slot.CountryId} onSaved={saved} />
          </Card>
          <MetricsCard of="slot" id={slot.Id} />
        </div>
        <div className={layout.stack}>
          <SlotSwitch key={`s${slot.Version}`} slot={slot} onSaved={saved} />
          <SlotTry trial={trial} />
        </div>
      </div>
    </StaffPage>
  );
}
