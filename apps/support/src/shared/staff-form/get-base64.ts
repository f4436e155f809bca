/** A file's bytes as a JSON body carries them. */
export function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(new Error(`${file.name} cannot be read`, { cause: reader.error }));
    reader.readAsDataURL(file);
  });
}
