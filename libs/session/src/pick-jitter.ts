/** Whole seconds from 0 up to below `jitterSeconds`, chosen once per token: two tabs rarely refresh together. */
export function pickJitter(random: () => number, jitterSeconds: number): (expiresAt: Date | null) => number {
  let renderedFor: number | null | undefined;
  let renderedSeconds = 0;
  return (expiresAt) => {
    const token = expiresAt?.getTime() ?? null;
    if (token !== renderedFor) {
      renderedFor = token;
      renderedSeconds = Math.floor(random() * jitterSeconds);
    }
    return renderedSeconds;
  };
}
