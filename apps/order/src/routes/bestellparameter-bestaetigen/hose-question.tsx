import { Checkbox, NumberField } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { type AccessPart, isUnknown, addUnknown } from '../../shared/parameters/access-part';
import { HOSE_UNKNOWN } from '../../shared/parameters/sent-access';

/** The required hose length, or that it is not known; entering a length makes it known. */
export function HoseQuestion({ answers, included, change, getId, getError, isTank }: AccessPart & { isTank: boolean }) {
  const { t } = useLingui();
  const unknown = isUnknown(answers, 'HoseDistanceM');
  const metres = included.HoseDistanceM ?? 30;
  return (
    <>
      <NumberField
        id={getId('HoseDistanceM')}
        name={getId('HoseDistanceM')}
        label={isTank ? t`Weg vom Lkw bis zum Tank` : t`Weg vom Lkw bis zum Lager`}
        hint={t`In diesem Angebot reicht der Schlauch ${metres} m weit.`}
        suffix="m"
        maxLength={2}
        value={unknown || Number.isNaN(answers.HoseDistanceM) ? null : answers.HoseDistanceM}
        error={getError('HoseDistanceM')}
        onValueChange={(value) =>
          change({ HoseDistanceM: value ?? Number.NaN, ...addUnknown(answers, 'HoseDistanceM', false) })
        }
      />
      <Checkbox
        id={getId(HOSE_UNKNOWN)}
        name={getId(HOSE_UNKNOWN)}
        label={t`Den Weg kenne ich nicht`}
        checked={unknown}
        onChange={(event) => change(addUnknown(answers, 'HoseDistanceM', event.currentTarget.checked))}
      />
    </>
  );
}
