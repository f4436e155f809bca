import { countryRules } from '@heizplatz/country';
import type { ProductGroup } from '@heizplatz/calculator';
import type { OrderProcess } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { WITHDRAWAL_NOTICE_PATH } from '@heizplatz/routes';
import { TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { isBlownIn } from '../../../shared/offer/is-blown-in';

/** Whose terms hold, and the right of withdrawal where the law gives one; read beside the order, which stays where it is. */
export function SellerTerms({ process, group }: { readonly process: OrderProcess; readonly group: ProductGroup }) {
  const { t } = useLingui();
  const site = useSite();
  const inNewTab = { target: '_blank', title: t`Öffnet einen neuen Tab, die Bestellung bleibt hier offen` } as const;
  const { Company: company, TermsPath: terms, WithdrawalPath: withdrawal } = process.Seller;
  return (
    <p>
      <Trans>
        Es gelten die{' '}
        <TextLink href={terms} {...inNewTab}>
          AGB von {company}
        </TextLink>
        .
      </Trans>{' '}
      {withdrawal && (
        <Trans>
          <TextLink href={withdrawal} {...inNewTab}>
            Widerrufsrecht
          </TextLink>
          : 14 Tage.
        </Trans>
      )}{' '}
      {withdrawal && mixes(group) && (
        <Trans>Es erlischt, wenn lose Ware untrennbar mit Ihrem Restbestand vermischt ist.</Trans>
      )}
      {!countryRules(site.countryId).withdrawal && (
        <Trans>
          Für eine Stornierung gelten die Bedingungen des Händlers, mindestens aber unsere Regeln zur{' '}
          <TextLink href={WITHDRAWAL_NOTICE_PATH} {...inNewTab}>
            Stornierung
          </TextLink>
          .
        </Trans>
      )}
    </p>
  );
}

/** Goods that flow into what is left of the last delivery (BGH VIII ZR 249/14: also oil in a tank). */
const mixes = (group: ProductGroup): boolean => isBlownIn(group) || group.unit === 'Liter';
