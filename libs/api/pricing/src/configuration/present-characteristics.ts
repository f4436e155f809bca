import type { CountryId } from '@heizplatz/country';
import { WORDING } from '@heizplatz/country/wording';
import { OPTION_IDS, OPTION_KEYS, type OptionEntry, type OptionKey, OPTIONS } from '@heizplatz/api-catalog';
import type { OfferCharacteristic } from '@heizplatz/contract';
import { formatNumber, siteById, type Site } from '@heizplatz/country';

/** What the characteristics of an offer follow from. */
export interface DescribedGoods {
  readonly productGroupId: number;
  readonly countryId: CountryId;
  /** In the group's unit. */
  readonly amount: number;
  readonly certification: string | null;
  /** Null for loose goods. */
  readonly palletWeightKg: number | null;
  /** Of what was chosen; a choice that was left out is its standard. */
  readonly optionIds: readonly number[];
}

const BAGS = 4;
/** Pellets: ENplus and DINplus exist for them alone. */
const CERTIFIABLE: readonly number[] = [3, BAGS, 6];

/**
 * Kilograms of a stacked cubic metre (Raummeter) of logs with at most 20 % moisture, to 10 kg. Beech is the usual 460.
 * Oak and softwood (spruce) follow by the dry mass of a solid metre, 571 and 379 kg to beech's 558 (Erlbeck, Haseder,
 * Stinglwagner: Das Kosmos Wald- und Forstlexikon, 1998, p. 872), spruce with 0.64 solid metres stacked where beech has
 * 0.62 (TFZ Straubing, 2006). Birch follows by the trade's 450 kg to beech's 480 a stacked metre.
 */
const STACKED_METRE_KG: Readonly<Record<number, number>> = {
  [OPTION_IDS.beech]: 460,
  [OPTION_IDS.oak]: 470,
  [OPTION_IDS.birch]: 430,
  [OPTION_IDS.softwood]: 320,
};
/** Poured logs take this much more room than stacked ones. */
const POURED_PER_STACKED = 1.4;

function getOption({ productGroupId, optionIds }: DescribedGoods, key: OptionKey): OptionEntry | undefined {
  const choices = OPTIONS.filter((option) => option.key === key && option.productGroupIds.includes(productGroupId));
  return choices.find(({ id }) => optionIds.includes(id)) ?? choices.find(({ isDefault }) => isDefault);
}

/** 'rund 3,0 Schüttraummeter (2,2 Raummeter)'; a Raummeter is a Ster in Switzerland. */
function volumeText(amountKg: number, speciesId: number, isStacked: boolean, site: Site): string {
  const stackedMetres = amountKg / (STACKED_METRE_KG[speciesId] ?? 460);
  const stacked = `${formatNumber(stackedMetres, site, 1)} ${WORDING[site.countryId].stackedMetre}`;
  if (isStacked) return `rund ${stacked}`;
  return `rund ${formatNumber(stackedMetres * POURED_PER_STACKED, site, 1)} Schüttraummeter (${stacked})`;
}

function describeLogs(goods: DescribedGoods, site: Site): OfferCharacteristic[] {
  const species = getOption(goods, OPTION_KEYS.species);
  const length = getOption(goods, OPTION_KEYS.logLength);
  const stacking = getOption(goods, OPTION_KEYS.stacking);
  if (!species || !length || !stacking) return [];
  const isStacked = stacking.id === OPTION_IDS.stacked;
  return [
    { Key: 'Species', Label: 'Holzart', Value: species.name },
    { Key: 'LogLength', Label: 'Scheitlänge', Value: length.name },
    { Key: 'Stacking', Label: 'Lieferform', Value: stacking.name },
    { Key: 'Volume', Label: 'Volumen', Value: volumeText(goods.amount, species.id, isStacked, site) },
  ];
}

function describePallets(goods: DescribedGoods, palletWeightKg: number, site: Site): OfferCharacteristic[] {
  const { amount, productGroupId } = goods;
  const kg = (weight: number) => `${formatNumber(weight, site)}\u00A0kg`;
  const bagKg = productGroupId === BAGS ? getOption(goods, OPTION_KEYS.bagSize)?.size : undefined;
  // The dealer's list has the pallet's weight alone; where bags of another size do not fill it, their number is open.
  const bags = bagKg && palletWeightKg % bagKg === 0 ? palletWeightKg / bagKg : null;
  const all = [bags && `${formatNumber(bags * amount, site)} Säcke`, kg(palletWeightKg * amount)];
  return [
    { Key: 'PalletWeight', Label: 'Gewicht', Value: `${kg(palletWeightKg)} je Palette` },
    ...(bagKg
      ? [
          {
            Key: 'Bags',
            Label: 'Säcke',
            Value: `${bags ? `${bags} ` : ''}Säcke zu ${kg(bagKg)}${bags ? ' je Palette' : ''}`,
          } as const,
        ]
      : []),
    ...(amount === 1 ? [] : [{ Key: 'Total', Label: 'Insgesamt', Value: all.filter(Boolean).join(', ') } as const]),
  ];
}

/**
 * The offer's essential characteristics beside its name (§312j BGB), in its country's number format; empty if the
 * name states everything.
 */
export function presentCharacteristics(goods: DescribedGoods): OfferCharacteristic[] {
  const { productGroupId, certification, palletWeightKg, countryId } = goods;
  const site = siteById(countryId);
  const Value = certification ?? 'ohne Zertifikat';
  return [
    ...(certification !== null || CERTIFIABLE.includes(productGroupId)
      ? [{ Key: 'Certification', Label: 'Zertifikat', Value } as const]
      : []),
    ...describeLogs(goods, site),
    ...(palletWeightKg === null ? [] : describePallets(goods, palletWeightKg, site)),
  ];
}
