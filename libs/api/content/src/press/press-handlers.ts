import type { Handler } from '@heizplatz/api-platform';
import { pressPictureHandlers } from './press-pictures';
import { pressPriceHandlers } from './press-prices';

export const pressHandlers: readonly Handler[] = [...pressPictureHandlers, ...pressPriceHandlers];
