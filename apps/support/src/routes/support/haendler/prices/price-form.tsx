import { useApi } from '@heizplatz/api-client';
import { isProductGroupId, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CALLS, type StaffPrice } from '@heizplatz/contract';
import { formatNumber, type Site } from '@heizplatz/country';
import { Card, Checkbox, Fieldset, SelectField, TextField } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { toBody } from '@heizplatz/form-ui';
import { StaffForm } from '../../../../shared/staff-form/staff-form';
import { useStaffForm } from '../../../../shared/staff-form/use-staff-form';
import styles from '../dealers.module.css';
import { priceBody, priceValues, savedPriceValues, getScale } from './price-values';

export type PriceKey = Pick<
  StaffPrice,
  'BranchId' | 'ProductId' | 'CertificationId' | 'CustomerGroupId' | 'ProductGroupId' | 'Version' | 'Current'
>;

interface PriceFormProps {
  readonly dealerId: number;
  readonly price: PriceKey;
  readonly makers: readonly string[];
  readonly today: string;
  /** Of the dealer's country, for its numbers. */
  readonly site: Site;
  /** `heldImportId`: it jumps and waits as this import for somebody else's yes. */
  readonly onSaved: (heldImportId: number | undefined) => void;
}

/** A price with steps, zones and fees from a day on. */
export function PriceForm({ dealerId, price, makers, today, site, onSaved }: PriceFormProps) {
  const { t } = useLingui();
  const api = useApi();
  const { BranchId, ProductId, CertificationId, CustomerGroupId, ProductGroupId } = price;
  const scale = getScale(ProductGroupId);
  const group = isProductGroupId(ProductGroupId) ? PRODUCT_GROUPS[ProductGroupId] : null;
  const form = useStaffForm({
    name: 'price',
    schema: toBody(CALLS.savePrice),
    values: priceValues(price.Current, today),
    version: price.Version,
    read: (values, Version) => ({
      ...{ DealerId: dealerId, Version, BranchId, ProductId, CertificationId, CustomerGroupId },
      ...priceBody(values, scale.length),
    }),
    toValues: (current) => savedPriceValues(current, { ValidFrom: today, AcceptsJump: '' }),
    save: async (body) => {
      const { HeldImportId } = await api(CALLS.savePrice, { body });
      onSaved(HeldImportId);
    },
  });
  const unit = group?.priceUnit.name ?? '';
  const reference = group ? `${formatNumber(group.referenceAmount, site)} ${group.unit}` : '';
  const labels: Record<string, string> = {
    ValidFrom: t`Gilt ab`,
    UnitPrice: t`Preis netto je ${unit} bei ${reference}`,
    StationFee: t`Lieferpauschale netto`,
    ZonePrices: t`Aufschlag je Zone, netto je ${unit}`,
    PalletWeightKg: t`Gewicht je Palette in kg`,
    Deposit: t`Pfand je Palette`,
    MakerName: t`Hersteller`,
    AcceptsJump: t`Ja, der Preis weicht so weit ab: jemand anderem zur Freigabe vorlegen.`,
    ...Object.fromEntries(
      scale.map((amount, step) => [`Step${step}`, `${formatNumber(amount, site)} ${group?.unit ?? ''}`]),
    ),
  };
  const isJump = form.errors.length > 0 && form.problem?.problem.errors?.some(({ code }) => code === 'JUMP');
  const text = (name: string) => (
    <TextField {...form.field(name)} size="small" label={labels[name]} inputMode="decimal" />
  );
  return (
    <Card as="section" aria-label={t`Preis`}>
      <StaffForm form={form} labels={labels}>
        <div className={styles.grid}>
          {text('UnitPrice')}
          <TextField
            {...form.field('ValidFrom')}
            type="date"
            size="small"
            label={labels['ValidFrom']}
            min={today}
            hint={t`Heute: gilt sofort.`}
          />
          {text('StationFee')}
          <TextField
            {...form.field('ZonePrices')}
            size="small"
            label={labels['ZonePrices']}
            hint={t`Zone 0; Zone 1; …`}
          />
          {group?.isPallet && text('PalletWeightKg')}
          {group?.isPallet && text('Deposit')}
          <SelectField
            {...form.field('MakerName')}
            size="small"
            label={labels['MakerName']}
            options={[{ value: '', label: t`nicht genannt` }, ...makers.map((name) => ({ value: name, label: name }))]}
          />
        </div>
        <Fieldset legend={<Trans>Staffel in Prozent des Preises</Trans>}>
          <div className={styles.narrow}>
            {scale.map((amount, step) => (
              <TextField
                key={amount}
                {...form.field(`Step${step}`)}
                size="small"
                label={labels[`Step${step}`]}
                inputMode="decimal"
                suffix="%"
              />
            ))}
          </div>
        </Fieldset>
        {isJump && <Checkbox {...form.box('AcceptsJump')} label={labels['AcceptsJump']} />}
      </StaffForm>
    </Card>
  );
}
