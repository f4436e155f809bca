import type { DealerBranch } from '@heizplatz/contract';
import { formatDate, formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, Chip, PlainLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import styles from './branch-list.module.css';

/** Where it loads; each place has a page of its own. */
export function BranchList({ branches }: { readonly branches: readonly DealerBranch[] }) {
  if (branches.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="standorte">
      <h2 id="standorte">
        <Trans>Standorte</Trans>
      </h2>
      <ul className={styles.branches}>
        {branches.map((branch) => (
          <BranchItem key={branch.Slug} branch={branch} />
        ))}
      </ul>
    </section>
  );
}

function BranchItem({ branch }: { readonly branch: DealerBranch }) {
  const site = useSite();
  const codes = formatNumber(branch.ZipCodeCount, site);
  const kilometres = formatNumber(branch.MaxDistanceKm, site);
  return (
    <Card as="li" className={styles.branch}>
      <h3 className={styles.place}>
        <PlainLink href={branch.Path} className={styles.link}>
          {branch.ZipCode} {branch.Place}
        </PlainLink>
      </h3>
      <p className="quiet">
        <Trans>
          {codes} Postleitzahlen, bis {kilometres} km
        </Trans>
      </p>
      <p className="quiet">
        <Trans>Lieferung in {branch.LeadWorkingDays} Arbeitstagen</Trans>
      </p>
      {branch.StoppedUntil && (
        <p>
          <Chip tone="warn">
            <Trans>Pause bis {formatDate(branch.StoppedUntil, site)}</Trans>
          </Chip>
        </p>
      )}
    </Card>
  );
}
