import { comesBy } from '@heizplatz/calculator';
import { WORDING } from '@heizplatz/country/wording';
import type { MailRow } from '@heizplatz/api-platform';
import type { AccessQuestion, CountryId, DeliveryPointAccess } from '@heizplatz/contract';
import { formatNumber, siteById } from '@heizplatz/country';
import type { Order } from '../order/order';

const INDUSTRIAL_PELLETS = 10;

const UNKNOWN = 'weiß der Kunde nicht';
const yesNo = (value: boolean): string => (value ? 'ja' : 'nein');

interface Responses {
  readonly access: DeliveryPointAccess;
  readonly countryId: CountryId;
  readonly productGroupId: number;
}

function lorryRow({ access, countryId }: Responses): MailRow {
  const { LorryLengthM, LorryHeightM, LorryWeightT, UnknownAnswers } = access;
  const number = (value: number) => formatNumber(value, siteById(countryId), Number.isInteger(value) ? 0 : 1);
  const sizes: readonly (readonly [AccessQuestion, string, string])[] = [
    ['LorryLengthM', 'Länge', `${number(LorryLengthM)} m`],
    ['LorryHeightM', 'Höhe', `${number(LorryHeightM)} m`],
    ['LorryWeightT', 'Gewicht', `${number(LorryWeightT)} t`],
  ];
  const isUnknown = (field: AccessQuestion) => UnknownAnswers.includes(field);
  const value = sizes.every(([field]) => isUnknown(field))
    ? UNKNOWN
    : sizes.map(([field, name, size]) => `${name} ${isUnknown(field) ? 'unbekannt' : size}`).join(', ');
  return { label: `Zufahrt für ${WORDING[countryId].lorry} bis`, value };
}

/** The rows of one delivery point: only those that apply to its goods. */
function deliveryPointRows(answers: Responses): MailRow[] {
  const { access, productGroupId } = answers;
  const isBlown = comesBy(productGroupId, 'blown');
  const known = (field: AccessQuestion, text: string) => (access.UnknownAnswers.includes(field) ? UNKNOWN : text);
  const row = (label: string, value: string, isRequested: boolean): MailRow[] =>
    isRequested ? [{ label, value }] : [];
  return [
    lorryRow(answers),
    ...row(
      'Weg des Schlauchs',
      known('HoseDistanceM', `${access.HoseDistanceM} m`),
      isBlown || comesBy(productGroupId, 'pumped'),
    ),
    ...row('Kupplung vorhanden', known('HasCoupling', yesNo(access.HasCoupling)), isBlown),
    ...row('Strom 230 V vorhanden', known('HasPower230V', yesNo(access.HasPower230V)), isBlown),
    ...row('Heizung wird abgeschaltet', yesNo(access.BoilerOffConfirmed), isBlown),
    ...row('Platz im Lager bestätigt', yesNo(access.HasRoomConfirmed), isBlown),
    ...row(
      'Kessel für Industriepellets zugelassen',
      yesNo(access.IndustrialUseConfirmed),
      productGroupId === INDUSTRIAL_PELLETS,
    ),
    ...row('Weiteres Telefon', access.SecondPhone, access.SecondPhone !== ''),
  ];
}

/**
 * The access check as text, for the dealer's driver; separately for each delivery point where the answers were
 * entered separately.
 */
export function accessRows({
  accessConditions,
  countryId,
  productGroupId,
}: Pick<Order, 'accessConditions' | 'countryId' | 'productGroupId'>): MailRow[] {
  const { OtherStations, ...first } = accessConditions;
  const findRows = (access: DeliveryPointAccess) => deliveryPointRows({ access, countryId, productGroupId });
  if (OtherStations.length === 0) return findRows(first);
  return [first, ...OtherStations].flatMap((access, index) =>
    findRows(access).map(({ label, ...row }) => ({ ...row, label: `Lieferstelle ${index + 1}: ${label}` })),
  );
}
