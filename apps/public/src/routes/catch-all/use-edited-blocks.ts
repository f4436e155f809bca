import { type PageBlock, type Picture, PreviewContent, type StoredBlock } from '@heizplatz/contract';
import { useRevalidator } from '@heizplatz/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';

const MEDIA_KEY = /^\/api\/media\/([^/]+)\//;

/** The pictures of stored blocks, by the key of their medium. */
function getPictures(blocks: readonly PageBlock[]): ReadonlyMap<string, Picture> {
  return new Map(
    blocks.flatMap((block) => {
      const key = block.Kind === 'picture' ? MEDIA_KEY.exec(block.Src)?.[1] : undefined;
      return block.Kind === 'picture' && key !== undefined ? [[key, block]] : [];
    }),
  );
}

/** A picture that is not stored yet has no sizes and no text: null until it is saved. */
function toPageBlock(block: StoredBlock | null, pictures: ReadonlyMap<string, Picture>): PageBlock | null {
  if (block?.Kind !== 'picture') return block;
  const picture = pictures.get(block.MediaKey);
  return picture ? { ...picture, Kind: 'picture', Caption: block.Caption } : null;
}

/**
 * A page's blocks, or those that the editor around this frame is writing; `labels`: the texts above them that it writes. `select` reports a click on a block to it;
 * null: the page is in no frame of an editor.
 */
export function useEditedBlocks(stored: readonly PageBlock[]) {
  const [edited, setEdited] = useState<PreviewContent | null>(null);
  const { revalidate } = useRevalidator();
  const pictures = getPictures(stored);
  const loadedVersion = useRef<number | null>(null);
  const receive = useEffectEvent((content: PreviewContent) => {
    setEdited(content);
    const isMissing = content.Blocks.some((block) => block?.Kind === 'picture' && !pictures.has(block.MediaKey));
    // Once for each save: until then the server does not know the picture either.
    if (!isMissing || loadedVersion.current === content.Version) return;
    loadedVersion.current = content.Version;
    void revalidate();
  });
  useEffect(() => {
    if (window.parent === window) return;
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== window.parent) return;
      const parsed = v.safeParse(PreviewContent, data);
      if (parsed.success) receive(parsed.output);
    };
    window.addEventListener('message', onMessage);
    window.parent.postMessage({ type: 'heizplatz:preview-ready' }, location.origin);
    return () => window.removeEventListener('message', onMessage);
  }, []);
  const blocks = edited ? edited.Blocks.map((block) => toPageBlock(block, pictures)) : stored;
  const report = (Block: number) =>
    window.parent.postMessage({ type: 'heizplatz:preview-select', Block }, location.origin);
  const { Title, Description } = edited ?? {};
  const labels = { ...(Title && { Title }), ...(Description && { Description }) };
  return { blocks, labels, selected: edited?.Selected ?? null, select: edited ? report : null };
}
