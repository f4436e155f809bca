/** The JSON of a beacon's body; jsdom's Blob has no `text`. */
export const readJson = (body: Blob): Promise<unknown> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(String(reader.result)));
    reader.readAsText(body);
  });
