export const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
