/** Whole seconds from 0 up to below `jitterSeconds`, drawn once a token: two tabs rarely refresh together. */
export function drawJitter(random: () => number, jitterSeconds: number): (expiresAt: Date | null) => number {
  let drawnFor: number | null | undefined;
  let drawnSeconds = 0;
  return (expiresAt) => {
    const token = expiresAt?.getTime() ?? null;
    if (token !== drawnFor) {
      drawnFor = token;
      drawnSeconds = Math.floor(random() * jitterSeconds);
    }
    return drawnSeconds;
  };
}
