import { groupName, isProductGroupId, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { isCountryId, siteById } from '@heizplatz/country';
import { FieldRow, NumberField, SelectField, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import styles from './caller-search.module.css';
import { useCountryChoices } from '../../../../shared/staff-form/use-choices';
import { type GoodsTarget, toCountry } from './goods-path';

interface GoodsTargetFieldsProps {
  readonly goods: GoodsTarget;
  readonly onChange: (goods: GoodsTarget) => void;
}

export function GoodsTargetFields({ goods, onChange }: GoodsTargetFieldsProps) {
  const { t } = useLingui();
  const site = siteById(goods.countryId);
  const countries = useCountryChoices();
  const { unit } = PRODUCT_GROUPS[goods.groupId];
  function chooseGroup(text: string) {
    const groupId = Number(text);
    if (isProductGroupId(groupId)) onChange({ ...goods, groupId, amount: PRODUCT_GROUPS[groupId].defaultAmount });
  }
  function chooseCountry(text: string) {
    const countryId = Number(text);
    if (isCountryId(countryId)) onChange(toCountry(goods, countryId));
  }
  return (
    <div className={styles.fields}>
      {countries.length > 1 && (
        <SelectField
          label={t`Land`}
          hint={t`Für neue Kunden. Wer schon Kunde ist, bestellt in seinem Land.`}
          value={String(goods.countryId)}
          options={countries}
          onChange={(event) => chooseCountry(event.currentTarget.value)}
        />
      )}
      <SelectField
        label={t`Ware`}
        value={String(goods.groupId)}
        options={Object.values(PRODUCT_GROUPS).map((group) => ({
          value: String(group.id),
          label: groupName(group, site.countryId),
        }))}
        onChange={(event) => chooseGroup(event.currentTarget.value)}
      />
      <FieldRow>
        <TextField
          label={t`Postleitzahl`}
          hint={t`Leer: die des Kunden.`}
          inputMode="numeric"
          maxLength={site.zipDigits}
          value={goods.zipCode}
          onChange={(event) => onChange({ ...goods, zipCode: event.currentTarget.value.replaceAll(/\D/g, '') })}
        />
        <NumberField
          label={t`Menge`}
          suffix={unit}
          groupSign={site.numberSigns.group}
          maxLength={6}
          value={goods.amount}
          onValueChange={(amount) => onChange({ ...goods, amount })}
        />
      </FieldRow>
    </div>
  );
}
