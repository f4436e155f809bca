import { groupName, isProductGroupId, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { useSite } from '@heizplatz/router';
import { FieldRow, NumberField, SelectField, TextField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import styles from './caller-search.module.css';
import type { GoodsTarget } from './goods-path';

interface GoodsTargetFieldsProps {
  readonly goods: GoodsTarget;
  readonly onChange: (goods: GoodsTarget) => void;
}

export function GoodsTargetFields({ goods, onChange }: GoodsTargetFieldsProps) {
  const { t } = useLingui();
  const site = useSite();
  const { unit } = PRODUCT_GROUPS[goods.groupId];
  function chooseGroup(text: string) {
    const groupId = Number(text);
    if (isProductGroupId(groupId)) onChange({ ...goods, groupId, amount: PRODUCT_GROUPS[groupId].defaultAmount });
  }
  return (
    <div className={styles.fields}>
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
