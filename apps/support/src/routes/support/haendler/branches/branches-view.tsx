import { useCall } from '@heizplatz/api-client';
import { CALLS, type StaffBranch } from '@heizplatz/contract';
import { formatDate, siteById } from '@heizplatz/country';
import { useLoaderData } from '@heizplatz/router';
import { Card, CardHeader, Chip, classNames, Disclosure, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { BranchForm } from './branch-form';
import type { DealerPageData } from '../dealer-loaders';
import { DealerPage } from '../dealer-page';
import styles from '../dealers.module.css';

/** /support/haendler/{id}/filialen: where offers come from. */
export function BranchesView() {
  const { t } = useLingui();
  const { show } = useToast();
  const { dealerId } = useLoaderData<DealerPageData>();
  const { data, mutate } = useCall(CALLS.staffBranches, { params: { dealerId } });
  function saved({ Place }: StaffBranch) {
    void mutate();
    show({ tone: 'good', text: t`Filiale ${Place} gespeichert.` });
  }
  return (
    <DealerPage>
      {(dealer, { today }) => (
        <>
          {data?.Rows.map((branch) => (
            <Card key={branch.Id} as="section" aria-labelledby={`filiale-${branch.Id}`}>
              <CardHeader
                titleId={`filiale-${branch.Id}`}
                title={`${branch.ZipCode} ${branch.Place}`}
                action={
                  branch.StoppedUntil && branch.StoppedUntil > today ? (
                    <Chip tone="warn">
                      <Trans>Stopp bis {formatDate(branch.StoppedUntil, siteById(dealer.CountryId))}</Trans>
                    </Chip>
                  ) : null
                }
              />
              <p className={classNames('quiet', styles.note)}>
                <Trans>
                  {branch.ZipCodeCount} Postleitzahlen, bis {branch.ReachKm} km
                </Trans>
              </p>
              <BranchForm
                key={branch.Version}
                dealerId={dealer.Id}
                countryId={dealer.CountryId}
                branch={branch}
                options={data.Options}
                onSaved={saved}
              />
            </Card>
          ))}
          {data && (
            <Disclosure variant="boxed" open={data.Rows.length === 0} summary={<Trans>Neue Filiale</Trans>}>
              <BranchForm
                key={data.Rows.length}
                dealerId={dealer.Id}
                countryId={dealer.CountryId}
                branch={null}
                options={data.Options}
                onSaved={saved}
              />
            </Disclosure>
          )}
        </>
      )}
    </DealerPage>
  );
}
