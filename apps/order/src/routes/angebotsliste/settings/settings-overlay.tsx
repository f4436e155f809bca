import { useCall } from '@heizplatz/api-client';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS } from '@heizplatz/contract';
import { DAY_MS, localDate } from '@heizplatz/country';
import { useState } from 'react';
import type { ListConfiguration } from '../../../shared/offer/list-configuration';
import { SettingsDialog } from './settings-dialog';

/** The settings over a list page that has no offers: a missing postcode, a refused amount, no delivery. */
export function SettingsOverlay({ configuration }: { readonly configuration: ListConfiguration }) {
  const { CountryId: countryId, ProductGroupId: productGroupId } = configuration;
  const params = { countryId: String(countryId), productGroupId: String(productGroupId) };
  const { data: init } = useCall(CALLS.initCalculation, { params });
  const [tomorrow] = useState(() =>
    localDate(new Date(Date.now() + DAY_MS))
      .toISOString()
      .slice(0, 10),
  );
  if (!init) return null;
  const group = PRODUCT_GROUPS[productGroupId];
  return <SettingsDialog group={group} init={init} configuration={configuration} firstDay={tomorrow} />;
}
