import { PreviewEvent, type StoredBlock } from '@heizplatz/contract';
import { Button, Skeleton } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import styles from './live-preview.module.css';
import { useScale } from './use-scale';

const WIDTHS = [390, 768, 1280] as const;

interface LivePreviewProps {
  readonly title: string;
  /** Raised by every save. */
  readonly version: number;
  /** The signed preview; undefined: it is being loaded. */
  readonly link: { readonly Path: string } | undefined;
  /** What stands above the blocks, as it is written; absent: it is not edited here. */
  readonly labels?: { readonly Title: string; readonly Description: string };
  /** As they stand in the editor, saved or not. */
  readonly blocks: readonly StoredBlock[];
  /** The index of the block that is being edited. */
  readonly selected: number | null;
  /** A block was clicked in the preview. */
  readonly onSelect: (blockIndex: number) => void;
}

/**
 * The page as visitors would see it, rendered by the public pages themselves in a frame of this site, in three widths.
 * What is written is shown before it is saved; a click on a block selects it in the editor.
 */
export function LivePreview({ title, version, link, labels, blocks, selected, onSelect }: LivePreviewProps) {
  const { t } = useLingui();
  // The link is signed anew with each request; the frame stays with the first.
  const [path, setPath] = useState(link?.Path);
  if (path === undefined && link) setPath(link.Path);
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(390);
  const [isOpen, setIsOpen] = useState(true);
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useScale(width);

  const send = useEffectEvent(() => {
    const content = { Blocks: blocks, Selected: selected, Version: version, ...labels };
    const message = { type: 'heizplatz:preview-content', ...content };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  });
  const select = useEffectEvent(onSelect);
  useEffect(() => {
    const receive = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      const parsed = v.safeParse(PreviewEvent, data);
      if (!parsed.success) return;
      if (parsed.output.type === 'heizplatz:preview-ready') send();
      else select(parsed.output.Block);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);
  useEffect(() => send(), [blocks, selected, version, labels?.Title, labels?.Description]);

  return (
    <section aria-label={t`Vorschau beim Schreiben`} className={`${styles.preview} script-only`}>
      <div role="group" aria-label={t`Breite der Vorschau`} className={styles.tools}>
        {WIDTHS.map((one) => (
          <Button
            key={one}
            size="small"
            variant={one === width && isOpen ? 'secondary' : 'quiet'}
            aria-pressed={one === width && isOpen}
            onClick={() => {
              setWidth(one);
              setIsOpen(true);
            }}
          >
            {t`${one} px`}
          </Button>
        ))}
        <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? <Trans>Vorschau ausblenden</Trans> : <Trans>Vorschau zeigen</Trans>}
        </Button>
      </div>
      {isOpen && (
        <div ref={stage} className={styles.stage}>
          {path ? (
            <iframe ref={frame} src={path} title={t`Vorschau von ${title}`} className={styles.frame} />
          ) : (
            <Skeleton width={100} />
          )}
        </div>
      )}
    </section>
  );
}
