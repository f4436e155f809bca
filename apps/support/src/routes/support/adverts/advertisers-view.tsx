import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { ADVERTS_PATH } from '@heizplatz/routes';
import { Chip, Disclosure } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { AdvertiserForm } from './advertiser-form';
import layout from '../../../shared/staff-page/layout.module.css';

/** Who books adverts: a form each, and one for a new one. */
export function AdvertisersView() {
  const { t } = useLingui();
  const { data: advertisers = [], mutate } = useCall(CALLS.staffAdvertisers, {});
  const count = advertisers.length;
  return (
    <StaffPage
      title={t`Werbekunden`}
      lead={t`${count} Werbekunden. Von einem gesperrten wird nichts gezeigt.`}
      crumbs={[{ id: 'adverts', text: t`Anzeigen`, href: ADVERTS_PATH }]}
    >
      <div className={layout.stack}>
        <Disclosure variant="boxed" summary={t`Neuer Werbekunde`}>
          <AdvertiserForm key={`new-${count}`} advertiser={null} onSaved={() => void mutate()} />
        </Disclosure>
        {advertisers.map((advertiser) => (
          <Disclosure
            key={advertiser.Id}
            variant="boxed"
            summary={
              <>
                {advertiser.Name}{' '}
                {advertiser.IsBlocked && (
                  <Chip tone="bad">
                    <Trans>gesperrt</Trans>
                  </Chip>
                )}
              </>
            }
          >
            <AdvertiserForm key={advertiser.Version} advertiser={advertiser} onSaved={() => void mutate()} />
          </Disclosure>
        ))}
      </div>
    </StaffPage>
  );
}
