import { useCall } from '@heizplatz/api-client';
import { formatDate, formatMoney } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { FUEL_NEED_PATH } from '@heizplatz/routes';
import { useLingui } from '@lingui/react/macro';
import { PRICE_CALLS } from '../price-data/price-calls';

export interface FaqEntry {
  readonly id: string;
  readonly question: string;
  /** Plain text, so that search engines can have it too. */
  readonly answer: string;
  readonly link?: { readonly href: string; readonly text: string };
}

/** Frequent questions about prices, with the country's own values where they are known. */
export function usePriceFaq(): readonly FaqEntry[] {
  const { t } = useLingui();
  const site = useSite();
  const { call, input } = PRICE_CALLS(site.countryId).faq;
  const { data: extremes } = useCall(call, input);
  return [
    ...(extremes
      ? [
          {
            id: 'extremes',
            question: t`Wann waren Pellets am günstigsten, wann am teuersten?`,
            answer: t`In den letzten drei Jahren kostete die Tonne ${site.inCountry} am wenigsten am ${formatDate(extremes.low3YDate, site)} mit ${formatMoney(extremes.low3Y, site)} und am meisten am ${formatDate(extremes.high3YDate, site)} mit ${formatMoney(extremes.high3Y, site)}, jeweils bei 6 t mit MwSt. und Lieferung.`,
          },
        ]
      : []),
    {
      id: 'when',
      question: t`Wann kauft man Pellets am besten?`,
      answer: extremes
        ? t`Im Frühjahr und Sommer wird weniger bestellt, deshalb sind Pellets dann oft günstiger. Sicher ist das nicht: In den letzten drei Jahren war der günstigste Tag der ${formatDate(extremes.low3YDate, site)}, der teuerste der ${formatDate(extremes.high3YDate, site)}. Sehen Sie den Verlauf an, oder hinterlegen Sie einen Wunschpreis.`
        : t`Im Frühjahr und Sommer wird weniger bestellt, deshalb sind Pellets dann oft günstiger. Sicher ist das nicht: Sehen Sie den Verlauf an, oder hinterlegen Sie einen Wunschpreis.`,
    },
    {
      id: 'within',
      question: t`Was ist im Preis enthalten?`,
      answer: t`MwSt. und Lieferung. Der Preis gilt für die Menge, die Sie eingeben; wenig kostet je Tonne mehr als viel. Abgerechnet wird nach geliefertem Gewicht.`,
    },
    {
      id: 'place',
      question: t`Warum unterscheiden sich die Preise nach Ort?`,
      answer: t`Jeder Händler rechnet mit eigenen Zonen nach Entfernung, und nicht jeder liefert überall hin. Darum zeigen wir zu jedem Preis, wie viele Angebote dahinter stehen.`,
    },
    {
      id: 'need',
      question: t`Wie viel Pellets brauche ich im Jahr?`,
      answer: t`Ein Einfamilienhaus braucht meist 4 bis 6 t. 2 kg Pellets ersetzen etwa 1 Liter Heizöl oder 1 m³ Gas.`,
      link: { href: FUEL_NEED_PATH, text: t`Eigene Menge berechnen` },
    },
  ];
}
