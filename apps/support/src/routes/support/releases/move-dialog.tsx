import { useApi } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Dialog, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReasonForm } from '../../../shared/staff-form/reason-form';

export interface ReleaseMoveChoice {
  /** end: of a canary. rollback: to the version before. */
  readonly kind: 'promote' | 'end' | 'rollback';
  readonly remote: string;
  /** Of the area, for people. */
  readonly name: string;
  /** What is promoted or taken back. */
  readonly version: string;
  /** What served everybody when the person looked. */
  readonly serving: string;
  /** What a rollback serves; undefined: not known. */
  readonly previous: string | null | undefined;
}

interface MoveDialogProps {
  readonly move: ReleaseMoveChoice;
  readonly reload: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Promotes a canary, or takes a version back, with a reason. */
export function MoveDialog({ move, reload, onClose }: MoveDialogProps) {
  const { t } = useLingui();
  const api = useApi();
  const { show } = useToast();
  const { kind, remote: Remote, name, version: Version, serving: ServingVersion, previous } = move;
  const isPromotion = kind === 'promote';
  async function save(Reason: string) {
    const body = { Remote, ServingVersion, Reason };
    try {
      if (isPromotion) await api(CALLS.promoteCanary, { body: { ...body, Version } });
      else await api(CALLS.rollBackRelease, { body });
    } finally {
      // Another user may have moved it; what is displayed must match what the next click sends.
      await reload();
    }
    onClose();
    show({
      tone: 'good',
      text: isPromotion ? t`${name}: ${Version} bekommen jetzt alle.` : t`${name}: ${Version} ist zurückgenommen.`,
    });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={isPromotion ? <Trans>{name}: an alle ausliefern</Trans> : <Trans>{name}: zurücknehmen</Trans>}
    >
      <p>
        {kind === 'promote' && (
          <Trans>Alle Besucher der Länder, in denen {Version} zur Probe läuft, bekommen diese Version.</Trans>
        )}
        {kind === 'end' && (
          <Trans>Die Probe von {Version} endet. Ihre Besucher bekommen wieder, was alle anderen bekommen.</Trans>
        )}
        {kind === 'rollback' &&
          (previous ? (
            <Trans>
              Statt {Version} bekommen alle Besucher wieder {previous}.
            </Trans>
          ) : (
            <Trans>Alle Besucher bekommen wieder die Version davor.</Trans>
          ))}
      </p>
      <ReasonForm
        name={kind}
        submitText={isPromotion ? t`An alle ausliefern` : t`Jetzt zurücknehmen`}
        placeholder={isPromotion ? t`Keine Fehler in 24 Stunden` : t`Fehler in der Kasse`}
        save={save}
      />
    </Dialog>
  );
}
