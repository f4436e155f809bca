/** The sheets of an app's build on the page: the shell's under /assets, a remote's under its release. */
const getSheets = (app: string): HTMLLinkElement[] => {
  const folder = app === 'shell' ? /^\/assets\/[^/]+\// : new RegExp(`^/releases/${app}/[^/]+/`);
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter((link) =>
    folder.test(new URL(link.href).pathname),
  );
};

/** Puts the build's sheets in the place of the old ones, which go once the new ones are here: nothing flashes. */
export function exchangeStyles(app: string, styles: readonly string[]): void {
  for (const link of getSheets(app)) {
    const [folder, file] = [link.href.slice(0, link.href.lastIndexOf('/') + 1), link.href.split('/').at(-1) ?? ''];
    const name = file.split('.')[0] ?? '';
    const current = styles.find((style) => style.startsWith(`${name}.`));
    if (!current || current === file) continue;
    const next = link.cloneNode() as HTMLLinkElement;
    next.href = folder + current;
    next.addEventListener('load', () => link.remove(), { once: true });
    link.after(next);
  }
}
