import { answersReady } from './patient-fetch';

const LOOK_MS = 2000;

export interface ApiWatch {
  /** What it said when it was asked last; true before that. */
  readonly isReady: () => boolean;
  readonly stop: () => void;
}

/** Asks the API now and then, so that whoever asks the shell need not wait for it. */
export function watchApi(apiUrl: string, isReadyNow: typeof answersReady = answersReady): ApiWatch {
  let isReady = true;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  async function look(): Promise<void> {
    isReady = await isReadyNow(apiUrl);
    if (!isStopped) timer = setTimeout(() => void look(), LOOK_MS).unref();
  }
  void look();
  return {
    isReady: () => isReady,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
