/** Runs a script once it has come. Rejects with an error like webpack's own for a chunk that does not come. */
export function loadScript(src: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), { src, async: true, nonce: __webpack_nonce__ });
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () =>
      reject(Object.assign(new Error(`Loading chunk failed: ${src} does not come`), { name: 'ChunkLoadError' }));
    document.head.append(script);
  }).finally(() => script.remove());
}
