import { ADVERT_SLOT_KEYS, type AdvertSlotKey, type SlotTypeId } from '@heizplatz/contract';

interface DemoSlot {
  readonly key: AdvertSlotKey;
  readonly name: string;
  readonly page: string;
  readonly slotTypeId: SlotTypeId;
  readonly appliesZipFiltering: boolean;
}

const row = (key: AdvertSlotKey, name: string, page: string, appliesZipFiltering = true): DemoSlot => ({
  key,
  name,
  page,
  slotTypeId: 1,
  appliesZipFiltering,
});

/** Every place that a page has. */
export const DEMO_SLOTS: readonly DemoSlot[] = [
  row(ADVERT_SLOT_KEYS.home, 'Startseite', '/'),
  row(ADVERT_SLOT_KEYS.prices, 'Preisübersicht', '/pelletpreise'),
  row(ADVERT_SLOT_KEYS.localPrices, 'Preise eines Ortes', '/pelletpreise/bayern'),
  row(ADVERT_SLOT_KEYS.factorChart, 'Verlauf der Preisfaktoren', '/charts/rohoel', false),
  row(ADVERT_SLOT_KEYS.news, 'Liste der Nachrichten', '/news', false),
  { ...row(ADVERT_SLOT_KEYS.article, 'Nachricht', '/news'), slotTypeId: 2 },
  row(ADVERT_SLOT_KEYS.dealers, 'Händlerliste', '/holzpellethaendler'),
  row(ADVERT_SLOT_KEYS.success, 'Nach der Bestellung', '/holzpellets-lose/angebotsliste'),
];
