import type { CountryId } from '@heizplatz/country';
import { useApi, useSubmit } from '@heizplatz/api-client';
import { type AdvertAction, CALLS, OTHER_CODE, type StaffAdvert } from '@heizplatz/contract';
import { SITES } from '@heizplatz/country';
import { useNavigate } from '@heizplatz/router';
import { Button, Notice, useToast } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { advertPath } from '../../../shared/advert-statistics/advert-paths';

interface AdvertActionsProps {
  readonly advert: StaffAdvert;
  readonly onChanged: (fresh: StaffAdvert) => void;
}

/** Approve, pause and the like, and a copy in each country. */
export function AdvertActions({ advert, onChanged }: AdvertActionsProps) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const { show } = useToast();
  const { isBusy, problem, submit } = useSubmit();
  const labels: Readonly<Record<AdvertAction, string>> = {
    ...{ approve: t`Freigeben`, submit: t`Zur Freigabe geben`, pause: t`Pausieren`, resume: t`Wieder zeigen` },
    archive: t`Archivieren`,
  };
  const action = (Action: AdvertAction) =>
    submit(async () => {
      const body = { AdvertId: advert.Id, Version: advert.Version, Act: Action };
      onChanged(await api(CALLS.setAdvertState, { body }));
      show({ tone: 'good', text: t`${labels[Action]}: erledigt, gilt ab sofort.` });
    });
  const copy = (CountryId: CountryId) =>
    submit(async () => {
      const { Id } = await api(CALLS.duplicateAdvert, { body: { AdvertId: advert.Id, CountryId } });
      show({ tone: 'good', text: t`Kopie als Entwurf angelegt` });
      await navigate(advertPath(Id));
    });
  // An action that this release does not know has no button.
  const known = advert.Actions.filter((one) => one !== OTHER_CODE);
  return (
    <>
      {problem && (
        <Notice tone="bad" announce>
          {problem.problem.detail ?? t`Das hat nicht geklappt. Bitte laden Sie die Seite neu.`}
        </Notice>
      )}
      {Object.values(SITES).map(({ countryId, iso }) => (
        <Button key={iso} variant="quiet" size="small" disabled={isBusy} onClick={() => void copy(countryId)}>
          {countryId === advert.CountryId ? t`Duplizieren` : t`Kopie für ${iso}`}
        </Button>
      ))}
      {known.toReversed().map((one) => (
        <Button
          key={one}
          size="small"
          variant={one === known[0] ? 'primary' : 'secondary'}
          disabled={isBusy}
          onClick={() => void action(one)}
        >
          {labels[one]}
        </Button>
      ))}
    </>
  );
}
