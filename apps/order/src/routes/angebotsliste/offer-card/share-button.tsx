import { BRAND } from '@heizplatz/country';
import { Button, Icon, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';

interface ShareButtonProps {
  /** The list's address within the site. */
  readonly path: string;
  /** What the list is for. */
  readonly title: string;
}

/** Hands the list on: by what the device offers, else by copying its address. */
export function ShareButton({ path, title }: ShareButtonProps) {
  const { t } = useLingui();
  const { show } = useToast();

  async function share(): Promise<void> {
    const url = new URL(path, window.location.href).toString();
    try {
      if ('share' in navigator) {
        await navigator.share({ title: `${title} – ${BRAND}`, url });
        return;
      }
      await window.navigator.clipboard.writeText(url);
      show({ tone: 'good', text: t`Link kopiert. Die Preise gelten bis heute 24:00 Uhr.` });
    } catch (error) {
      // Somebody who closes the device's menu has not failed.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      show({ tone: 'warn', text: t`Der Link ließ sich nicht kopieren. Er steht in der Adresszeile.` });
    }
  }

  return (
    <Button variant="quiet" size="small" className="script-only" onClick={() => void share()}>
      <Icon name="share" size={18} />
      <Trans>Teilen</Trans>
    </Button>
  );
}
